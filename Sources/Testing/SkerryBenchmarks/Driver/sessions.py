"""Runs programs in pseudo-terminals of 120 × 40 cells, in the same bare environment each."""

import fcntl
import os
import pty
import re
import select
import statistics
import struct
import subprocess
import termios
import time

COLUMNS, ROWS = 120, 40
# Seconds after which a program counts as stuck; counting tools make programs up to a hundred times slower.
PATIENCE = 600


def environment(settings):
    """Nothing of the caller's but the path, so that runs on different machines compare."""
    kept = {"PATH": os.environ.get("PATH", "/usr/bin:/bin"), "HOME": os.environ.get("HOME", "/")}
    fixed = {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "SWIFT_DETERMINISTIC_HASHING": "1"}
    return {**kept, **fixed, **{k: str(v) for k, v in settings.items()}}


class Session:
    """A program in a terminal of its own, and everything it has written: (seconds since the start, bytes)."""

    def __init__(self, command, **settings):
        self.master, terminal = pty.openpty()
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        self.output = []
        self.start = time.monotonic()
        self.process = subprocess.Popen(
            command, stdin=terminal, stdout=terminal, stderr=terminal, env=environment(settings),
            start_new_session=True)
        os.close(terminal)

    def read(self, seconds):
        """Reads for some time; False once the program has closed its terminal."""
        end = time.monotonic() + seconds
        while (rest := end - time.monotonic()) > 0:
            if not select.select([self.master], [], [], rest)[0]:
                return True
            try:
                data = os.read(self.master, 65536)
            except OSError:
                data = b""
            if not data:
                return False
            self.output.append((time.monotonic() - self.start, data))
        return True

    def finish(self):
        """Reads until the program leaves by itself."""
        stuck = self.read(PATIENCE)
        if stuck:
            self.process.kill()
        os.close(self.master)
        code = self.process.wait()
        if stuck or code:
            said = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", self.text())[-400:]
            raise RuntimeError(f"{' '.join(self.process.args)}: {'stuck' if stuck else f'exit code {code}'}\n{said}")

    def quit(self):
        os.write(self.master, b"q")
        self.finish()

    def text(self):
        return b"".join(data for _, data in self.output).decode("utf-8", "replace")

    @property
    def byte_count(self):
        return sum(len(data) for _, data in self.output)

    def status(self, field):
        """A number of the process's /proc status."""
        with open(f"/proc/{self.process.pid}/status") as status:
            return int(re.search(rf"^{field}:\s*(\d+)", status.read(), re.M)[1])


def run(command, **settings):
    session = Session(command, **settings)
    session.finish()
    return session


def start_up(command, times=15):
    """Bytes of the first frame, and the median of the milliseconds until its last byte was there."""
    runs = [run(command, DASH_EXIT=1) for _ in range(times)]
    return {
        "first bytes": runs[0].byte_count,
        "start ms": statistics.median(session.output[-1][0] for session in runs) * 1000,
    }


def ticks(command):
    """Bytes of one tick: the median, and the mean of a whole minute of ticks."""
    length = 0.05
    session = run(command, DASH_MS=int(length * 1000), DASH_TICKS=70)
    bursts = []
    for moment, data in session.output:
        if bursts and moment - bursts[-1][0] < length / 2:
            bursts[-1] = (moment, bursts[-1][1] + len(data))
        else:
            bursts.append((moment, len(data)))
    long = run(command, DASH_MS=2, DASH_TICKS=80).byte_count
    short = run(command, DASH_MS=2, DASH_TICKS=20).byte_count
    return {
        "tick bytes": statistics.median(count for _, count in bursts[2:-1]),
        "tick bytes mean": (long - short) / 60,
    }


def wakes(commands, seconds=8):
    """For each command: wake-ups per second while it ticks once a second and while nothing moves, and peak memory."""
    pairs = [(Session(command, DASH_MS=1000), Session(command, DASH_MS=3_600_000)) for command in commands]
    sessions = [session for pair in pairs for session in pair]

    def read_all(duration):
        end = time.monotonic() + duration
        while (rest := end - time.monotonic()) > 0:
            readable = select.select([session.master for session in sessions], [], [], rest)[0]
            for session in sessions:
                if session.master in readable:
                    session.read(0.001)

    read_all(1.5)
    before = [session.status("voluntary_ctxt_switches") for session in sessions]
    read_all(seconds)
    after = [session.status("voluntary_ctxt_switches") for session in sessions]
    rates = [(b - a) / seconds for a, b in zip(before, after)]
    memory = [session.status("VmHWM") / 1024 for session in sessions]
    for session in sessions:
        session.quit()
    return [
        {"wakes ticking": rates[2 * i], "wakes idle": rates[2 * i + 1], "memory": memory[2 * i]}
        for i in range(len(commands))
    ]
