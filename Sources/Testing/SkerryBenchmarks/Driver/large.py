"""Measures the program with much to show: years of climbing, a vault of thousands of notes, long tapes."""

import datetime
import os
import resource
import subprocess
import tempfile
import uuid

import product
import sessions

SESSIONS, NOTES, CLIMBS = 300, 5000, 1000
NAMES = {"Tab": b"\t", "Down": b"\x1b[B", "Page Down": b"\x1b[6~", "Page Up": b"\x1b[5~", "Escape": b"\x1b"}
KEYS = ["Tab", "Down", "Page Down", "Page Up", "l", "l", "?", "Escape"]


def past_sessions(state):
    """Writes sessions into SwiftClimb's logbook, as the app writes them, before those that are there."""
    path = os.path.join(state, "apps", "swiftclimb", "logbook.jsonl")
    with open(path) as file:
        first, *rest = file.read().splitlines()
    lines = [first]
    for number in range(SESSIONS):
        name, start = str(uuid.UUID(int=number + 1)).upper(), 800_000_000 + 86_400 * number // 2
        lines.append(f'{{"keep":{{"session":{{"climbs":[],"discipline":"bouldering","id":"{name}",'
                     f'"lastClimbNumber":0,"readiness":{{}},"startedAt":{start}}}}}}}')
        lines += [f'{{"addClimb":{{"at":{start + 60 * climb},"attempts":1,"climb":{climb},"isSent":true,'
                  f'"name":"V{climb}","session":"{name}"}}}}' for climb in range(1, 6)]
        lines.append(f'{{"end":{{"ending":{{"endedAt":{start + 3600},"notes":""}},"session":"{name}"}}}}')
    with open(path, "w") as file:
        file.write("\n".join(lines + rest) + "\n")


def vault(folder):
    """Writes daily notes, the newest of yesterday."""
    os.mkdir(folder)
    today = datetime.date.today()
    for number in range(1, NOTES + 1):
        day = today - datetime.timedelta(days=number)
        minute = f"{number % 60:02}"
        entries = "".join(
            f"- {hour}:{minute}:10 {sign} {word} ^wiz-{number}-e{hour}\n"
            for hour, sign, word in (("07", "☀️", "Wake"), ("12", "🍽️", "Meal"), ("22", "🌙", "Sleep")))
        with open(os.path.join(folder, f"{day}.md"), "w") as note:
            note.write(f"---\ndate: {day}\n---\n\n## Activities\n\n{entries}")


def processor_time(session):
    """Milliseconds for which all threads of a program have run."""
    tasks = f"/proc/{session.process.pid}/task"
    total = 0
    for task in os.listdir(tasks):
        with open(f"{tasks}/{task}/schedstat") as spent:
            total += int(spent.read().split()[0])
    return total / 1e6


def slowest_key(program, state, keys, rounds=5):
    """Milliseconds of the key that takes longest, each as quick as it ever was: machines are shared."""
    session = sessions.Session([program, "--state", state])
    while not session.output:
        session.read(0.2)
    session.read(2)
    os.write(session.master, b" ")
    session.read(1)
    spent = {}
    for _ in range(rounds):
        for key in keys:
            before = processor_time(session)
            os.write(session.master, NAMES.get(key, key.encode()))
            session.read(0.3)
            spent.setdefault(key, []).append(processor_time(session) - before)
    session.quit()
    return max(min(times) for times in spent.values())


def keys(program):
    """Keys on the screens of apps that have much to show."""
    with product.Phone(program, "unlocked") as phone:
        product.command(program, phone.state, "app", "swiftclimb", "end-session")
        past_sessions(phone.state)
        product.command(program, phone.state, "app", "swiftclimb", "open")
        climbing = slowest_key(program, phone.state, KEYS)
        notes = os.path.join(phone.folder, "Notes")
        vault(notes)
        product.command(program, phone.state, "do", "app ioswiz open", "app ioswiz settings",
                        f"app ioswiz choose-vault folder={notes}", "app ioswiz back")
        return {"product key sessions": climbing, "product key notes": slowest_key(program, phone.state, [*KEYS, "w"])}


def tape(program, lines):
    """Seconds of a processor that playing a tape takes."""
    with tempfile.TemporaryDirectory(prefix="skerry-bench-") as folder:
        path = os.path.join(folder, "long.tape")
        with open(path, "w") as file:
            file.write("\n".join(lines) + "\n")
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([program, "replay", path], check=True, cwd=folder, stdout=subprocess.DEVNULL,
                       env=sessions.environment({}))
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def tapes(program):
    """A tape of many climbs, and one in which five apps go on for eight hours."""
    climbs = [f"app swiftclimb add-climb name=V{number}" for number in range(CLIMBS)]
    starts = [" ".join(["app", *words]) for words in product.STARTS]
    return {
        "tape climbs": tape(program, ["app swiftclimb start-session", *climbs]),
        "tape hours": tape(program, [*starts, "device screen locked", "jump 8h"]),
    }


def measure(program):
    return {**keys(program), **tapes(program)}
