import SkerryBasics
import Synchronization
import Testing

@Suite struct OutboxTests {
  @Test("P02 what an observer causes while it listens is delivered right after, in the order in which it came")
  func reentrance() {
    let heard = Mutex<[Int]>([])
    let box = Outbox<Int> { _ in }
    box.observe { [unowned box] number in
      heard.withLock { $0.append(number) }
      guard number < 3 else { return }
      box.add(number + 10)
      box.deliver()
      // The call above left it to this one.
      #expect(heard.withLock { $0.last } == number)
    }
    for number in 1...3 { box.add(number) }
    #expect(heard.withLock { $0.isEmpty }, "nothing is told before the box is emptied")
    box.deliver()
    #expect(heard.withLock { $0 } == [1, 2, 3, 11, 12])
  }

  @Test("P02 parcels of many threads all arrive, and never two at once")
  func threads() async {
    let inside = Mutex(0)
    let count = Mutex(0)
    let box = Outbox<Int> { _ in
      #expect(
        inside.withLock {
          $0 += 1
          return $0
        } == 1)
      count.withLock { $0 += 1 }
      inside.withLock { $0 -= 1 }
    }
    await withTaskGroup { group in
      for number in 0..<200 {
        group.addTask {
          box.add(number)
          box.deliver()
        }
      }
    }
    #expect(count.withLock { $0 } == 200)
  }
}
