"""Measures the program that people run: its dashboard with all five apps, 120 × 40 cells, on a state folder of its own."""

import json
import os
import shutil
import subprocess
import tempfile
import uuid

import counters
import sessions

STARTS = [
    ["swiftclimb", "start-session"], ["littlemoments", "start-session"],
    ["commutetimely", "plan-trip", "destination=Office"], ["ioswiz", "log-wake"], ["inviso", "join-room", "name=Lagoon"],
]


def command(program, state, *words, once=True):
    """Has the program do something, without a phone that stays in the background."""
    line = [program, *words, "--state", state] + (["--once"] if once else [])
    subprocess.run(line, stdout=subprocess.DEVNULL, check=True, env=sessions.environment({}))


class Phone:
    """A folder with a phone on which apps have something going on: all five, unless others are asked for."""

    def __init__(self, program, screen, starts=STARTS):
        self.program = program
        self.folder = tempfile.mkdtemp(prefix="skerry-bench-")
        self.state = os.path.join(self.folder, "state")
        self.report = os.path.join(self.folder, "report")
        for words in starts:
            command(program, self.state, "app", *words)
        command(program, self.state, "device", "screen", screen)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.folder, ignore_errors=True)

    def dashboard(self, tool, use, settle=3):
        """Instructions of the dashboard from its start to its end, with something in between."""
        if os.path.exists(self.report):
            os.remove(self.report)
        session = sessions.Session(tool.command([self.program, "--state", self.state], self.report))
        while not session.output:
            session.read(1)
        session.read(settle)
        use(session)
        session.quit()
        return tool.read(self.report)


def seconds(program, tool, few=5, many=25):
    """Instructions of a second of a locked phone that nobody touches, and those from the start to the end."""
    with Phone(program, "locked") as phone:
        # The first start after commands has more to do than the others.
        phone.dashboard(tool, lambda session: None)
        short, long = (phone.dashboard(tool, lambda session: session.read(length)) for length in (few, many))
        return {"product second": (long - short) / (many - few), "product start": short}


def start(program, tool):
    """Instructions up to the first picture, and of leaving after it: with nothing on the phone, and with all apps."""
    with Phone(program, "locked", starts=[]) as phone:
        # A new phone is made only once.
        plain = [phone.dashboard(tool, lambda session: None, settle=0) for _ in range(2)][-1]
    with Phone(program, "locked") as phone:
        return {"product plain": plain, "product first": phone.dashboard(tool, lambda session: None, settle=0)}


def hurried(program, tool, few=4, many=14):
    """Instructions of a second of the computer's in which an hour passes on the phone."""
    def hurry(length):
        def use(session):
            for _ in range(8):
                os.write(session.master, b"+")
                session.read(1)
            session.read(length)
        return use
    counts = []
    for length in (few, many):
        # Each on a phone of its own: after hours everything on it is over.
        with Phone(program, "locked") as phone:
            counts.append(phone.dashboard(tool, hurry(length)))
    return {"product hurried": (counts[1] - counts[0]) / (many - few)}


class DiskWaits:
    """Counts, instead of instructions, how often a program waits for the disk."""

    def command(self, command, report):
        return ["strace", "-f", "-qq", "-e", "trace=fsync,fdatasync", "-e", "signal=none", "-o", report, *command]

    def read(self, report):
        with open(report) as trace:
            return sum("sync(" in line for line in trace)


def climbs(phone, times, after=lambda: None):
    """Adds climbs one after the other, while the clock stands still."""
    def use(session):
        os.write(session.master, b" ")
        session.read(2)
        for number in range(times):
            command(phone.program, phone.state, "app", "swiftclimb", "add-climb", f"name=V{number}", once=False)
            session.read(2)
            after()
    return use


def changes(program, tool, count=6, registered=0):
    """Instructions of one more climb."""
    with Phone(program, "unlocked") as phone:
        register(phone.state, registered)
        few, many = (phone.dashboard(tool, climbs(phone, times)) for times in (1, 1 + count))
        return (many - few) / count


def register(state, count):
    """Registers more activities of an app, as if it had requested the one that it has so often."""
    path = os.path.join(state, "registry.json")
    with open(path) as file:
        registry = json.load(file)
    like = next(record for record in registry["records"] if record["appIdentifier"] != "com.swiftclimb")
    for number in range(1, count + 1):
        registry["orderCount"] += 1
        registry["requestCount"] += 1
        own = {"id": str(uuid.UUID(int=number)).upper(), "order": registry["orderCount"], "relevanceScore": -1}
        registry["records"].append({**like, **own})
        for member in ("tokenDate", "pushToken"):
            registry["records"][-1].pop(member, None)
    with open(path, "w") as file:
        json.dump(registry, file, sort_keys=True, separators=(",", ":"))


def waits(program, count=12):
    """How often one more climb waits for the disk: counted between two climbs, as a start does not always wait as often."""
    tool, counts = DiskWaits(), []
    with Phone(program, "unlocked") as phone:
        phone.dashboard(tool, climbs(phone, 1 + count, lambda: counts.append(tool.read(phone.report))))
    return {"product waits": (counts[-1] - counts[0]) / count}


def size(program):
    """Megabytes at most in memory, and of the program as it is installed."""
    with Phone(program, "locked") as phone:
        session = sessions.Session([program, "--state", phone.state])
        session.read(4)
        memory = session.status("VmHWM") / 1024
        session.quit()
        stripped = os.path.join(phone.folder, "stripped")
        subprocess.run(["strip", "-o", stripped, program], check=False, stderr=subprocess.DEVNULL)
        installed = {"product size": os.path.getsize(stripped) / 1e6} if os.path.exists(stripped) else {}
        return {"product memory": memory, **installed}


def measure(program, tool):
    """What can be measured of the program here."""
    result = size(program)
    if counters.has_strace():
        result.update(waits(program))
    if tool:
        result.update(start(program, tool))
        result.update(seconds(program, tool))
        result.update(hurried(program, tool))
        result["product change"] = changes(program, tool)
        result["product change 1000"] = changes(program, tool, registered=1000)
    return result
