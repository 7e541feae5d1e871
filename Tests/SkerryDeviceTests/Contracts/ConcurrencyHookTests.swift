import Glibc
import Synchronization
import Testing

@testable import SkerryDevice

/// The doors of Swift's runtime through which the code of apps comes onto the phone's thread.
///
/// They are no public interface. When a new Swift moves one of them, these tests say so in a sentence, before hundreds of
/// others fail for reasons that are hard to see. The contract stands in the guide under “The unusual parts”.
@Suite struct ConcurrencyHookTests {
  private static let advice =
    "Swift's runtime no longer keeps the contract of swift_task_enqueueGlobal_hook, on which the code of apps relies; "
    + "compare include/swift/Runtime/Concurrency.h of this Swift with GlobalExecutorHook in AppExecutor.swift."

  /// An executor of its own, and which threads ran what was given to it.
  private final class Process: Sendable {
    let queue = AppQueue()
    let executor: AppExecutor
    private let seen = Mutex<[(word: String, thread: pthread_t)]>([])

    init() { executor = AppExecutor(queue: queue) }

    func note(_ word: String) { seen.withLock { $0.append((word, pthread_self())) } }
    var words: [String] { seen.withLock { $0.map(\.word) } }
    func areAll(on thread: pthread_t) -> Bool {
      seen.withLock { $0.allSatisfy { pthread_equal($0.thread, thread) != 0 } }
    }
  }

  @Test("P15 a job is one pointer, as the hook takes it")
  func jobsAreOnePointer() {
    #expect(MemoryLayout<UnownedJob>.size == MemoryLayout<UnsafeRawPointer>.size, "\(Self.advice)")
    #expect(MemoryLayout<UnownedJob>.alignment == MemoryLayout<UnsafeRawPointer>.alignment, "\(Self.advice)")
  }

  @Test("P15 the hook gets Task {} of an app, which then waits for the phone and runs on its thread")
  func tasksWaitForThePhone() {
    let process = Process()
    process.executor.working { _ = Task { process.note("task") } }
    #expect(!process.queue.isEmpty, "Task {} went past the hook. \(Self.advice)")
    #expect(process.words.isEmpty, "Task {} ran before the phone let it. \(Self.advice)")
    process.queue.drain()
    #expect(process.words == ["task"], "the job that the hook got did not run once. \(Self.advice)")
    #expect(process.areAll(on: pthread_self()), "Task {} ran on another thread than the phone's. \(Self.advice)")
  }

  @Test("P15 the hook gets what a task starts and what it goes on with, in order")
  func tasksGoOnThroughTheHook() {
    let process = Process()
    process.executor.working {
      _ = Task {
        process.note("first")
        let child = Task {
          process.note("child")
          return "value"
        }
        await Task.yield()
        process.note("after yielding")
        process.note(await child.value)
      }
    }
    process.queue.drain()
    #expect(
      process.words == ["first", "child", "after yielding", "value"],
      "a task's children or the rest of it took another road. \(Self.advice)")
    #expect(process.areAll(on: pthread_self()), "part of a task ran on another thread than the phone's. \(Self.advice)")
  }

  @Test("P15 the hook passes on what belongs to no app, and Swift's own threads run it", .timeLimit(.minutes(30)))
  func everythingElseGoesOn() async {
    let process = Process()
    let answer = await Task.detached { "elsewhere" }.value
    #expect(answer == "elsewhere")
    #expect(process.queue.isEmpty, "a job that belongs to no app came into an app's queue. \(Self.advice)")
  }

  @Test("P15 the main queue can be drained by the phone")
  func mainQueueHasItsDoor() {
    // A default handle: all that the program has loaded.
    let door = dlsym(nil, "_dispatch_main_queue_callback_4CF")
    #expect(
      door != nil,
      "libdispatch no longer has _dispatch_main_queue_callback_4CF, with which CConcurrency drains the main queue.")
  }
}
