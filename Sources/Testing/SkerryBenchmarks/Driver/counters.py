"""Counts instructions and system calls of programs with whatever tool this machine has."""

import os
import platform
import re
import shutil
import struct
import subprocess
import tempfile

import sessions


class Perf:
    name = "perf stat -e instructions:u"

    @staticmethod
    def works():
        if not shutil.which("perf"):
            return False
        said = subprocess.run(
            ["perf", "stat", "-x,", "-e", "instructions:u", "true"], capture_output=True, text=True).stderr
        return re.search(r"^\d+,", said, re.M) is not None

    def command(self, command, report):
        return ["perf", "stat", "-x,", "-o", report, "-e", "instructions:u", "--", *command]

    def read(self, report):
        with open(report) as text:
            return int(re.search(r"^(\d+),", text.read(), re.M)[1])


class Valgrind:
    name = "valgrind --tool=cachegrind"

    @staticmethod
    def works():
        return bool(shutil.which("valgrind")) and subprocess.run(
            ["valgrind", "--tool=none", "-q", "true"], capture_output=True).returncode == 0

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="skerry-bench-")

    def command(self, command, report):
        flags = ["-q", "--tool=cachegrind", "--cache-sim=no", "--log-file=/dev/null"]
        return ["valgrind", *flags, f"--cachegrind-out-file={report}", self.bare(command[0]), *command[1:]]

    def bare(self, binary):
        """A copy without debugging information, on which older valgrinds give up."""
        copy = os.path.join(self.folder.name, os.path.basename(binary))
        strip = shutil.which("strip") or shutil.which("llvm-strip")
        if not os.path.exists(copy):
            subprocess.run([strip, "-g", "-o", copy, binary] if strip else ["cp", binary, copy], check=True)
        return copy

    def read(self, report):
        with open(report) as text:
            return int(re.search(r"^summary:\s*(\d+)", text.read(), re.M)[1])


class Qemu:
    name = "qemu-user with a counting plugin"
    program = f"qemu-{platform.machine()}"

    @staticmethod
    def works():
        return bool(shutil.which(Qemu.program) and shutil.which("cc"))

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="skerry-bench-")
        self.plugin = os.path.join(self.folder.name, "instructions.so")
        source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "instructions.c")
        subprocess.run(["cc", "-O2", "-shared", "-fPIC", "-o", self.plugin, source], check=True)

    def command(self, command, report):
        return [self.program, "-plugin", f"{self.plugin},report={report}", *command]

    def read(self, report):
        with open(report, "rb") as count:
            return struct.unpack("Q", count.read(8))[0]


def instruction_counter(wanted=None):
    """The first tool that works here, or the one asked for by its first word; None without any."""
    tools = [tool for tool in (Perf, Valgrind, Qemu) if wanted is None or tool.name.startswith(wanted)]
    return next((tool() for tool in tools if tool.works()), None)


def count_instructions(tool, command, **settings):
    """User-mode instructions of a whole run."""
    with tempfile.TemporaryDirectory(prefix="skerry-bench-") as folder:
        report = os.path.join(folder, "report")
        sessions.run(tool.command([str(word) for word in command], report), **settings)
        return tool.read(report)


def has_strace():
    return bool(shutil.which("strace")) and subprocess.run(
        ["strace", "-o", "/dev/null", "true"], capture_output=True).returncode == 0


def system_calls(command, settings):
    """(system calls, of these write) of a whole run."""
    with tempfile.TemporaryDirectory(prefix="skerry-bench-") as folder:
        report = os.path.join(folder, "report")
        sessions.run(["strace", "-f", "-qq", "-e", "signal=none", "-o", report, *command], **settings)
        with open(report) as trace:
            lines = [line for line in trace if "resumed>" not in line]
    return len(lines), sum(re.search(r"\bwritev?\(", line) is not None for line in lines)


def system_calls_per_tick(command):
    """Of the difference between a short and a long run. Ticks are far enough apart to be waited for."""
    few = system_calls(command, {"DASH_MS": 40, "DASH_TICKS": 20})
    many = system_calls(command, {"DASH_MS": 40, "DASH_TICKS": 80})
    return {"calls": (many[0] - few[0]) / 60, "writes": (many[1] - few[1]) / 60}
