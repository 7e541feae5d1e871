#!/usr/bin/env python3
"""Runs a program in a pseudo terminal under a small job-control shell and reports what a person would see.

Reads one JSON object from standard input, writes one to standard output, which is a socket: over it the test and this
script also tell each other how far they are. When the test closes its side, everything ends.

No step depends on how fast the machine is: each waits for an event, for minutes if it must (LIMIT).

Input
  argv            the program and its arguments
  columns, rows   size of the terminal in cells (80 x 24)
  term            TERM (xterm-256color); null to leave it unset
  env             more variables; a null removes one. LANG is C.UTF-8 unless said otherwise, COLORTERM,
                  NO_COLOR, LC_ALL, TMUX, LINES and COLUMNS are removed
  cwd             working directory
  stdin, stdout   "terminal" (default) or "null"
  steps           a list of objects, done in order:
    {"do": "until", "text": REGEX}                    waits until the screen shows it, if only for a moment
    {"do": "settled"}                                 waits until the program has taken its input and sleeps
    {"do": "tell"}                                    tells the test, by a dot, that everything before is done
    {"do": "listen"}                                  waits for a word (one byte) of the test
    {"do": "keys", "text": T}                         <Enter> <Escape> <Tab> <Up> <F5> <Ctrl-C> <Click:7,3> ... inside
    {"do": "bytes", "hex": H}                         raw input
    {"do": "paste", "text": T}                        between marks where the program has asked for them
    {"do": "unread"}                                  reads nothing of what it writes, until {"do": "read"}
    {"do": "nonblocking"}                             sets O_NONBLOCK on the terminal's shared description
    {"do": "resize", "columns": C, "rows": R}
    {"do": "signal", "name": "TERM"}                  to the program alone
    {"do": "cleared"}                                 waits until the screen was cleared after the last signal
    {"do": "stopped"}                                 waits until the program is stopped, as a shell does
    {"do": "continue"}                                like fg
    {"do": "modes"}                                   terminal modes and state now
    {"do": "screen"}                                  once it is settled: the text, styles of each row, the cursor
    {"do": "measure", "seconds": S}                   bytes, writes, wake-ups, CPU while waiting
    {"do": "mark"}                                    the bytes from here on are "since_mark"
    {"do": "hangup"}                                  closes the terminal
    {"do": "exit"}                                    waits for the end; without a limit, for the test has one

Output
  ok, problem     false and a sentence when a step failed; the steps after it were not done
  steps           what each step found
  exit            {"code": N} or {"signal": "TERM"}, null when it had to be killed
  restored        what is not as it was before the program: an empty list is what one wants
  screen          the main screen's text at the end
  output          all bytes, as latin-1 text

The program is wrapped in a session leader that keeps its own group, as a shell does; without that, the system
would ignore SIGTSTP. Needs Python 3.8 and pyte.
"""
import codecs
import fcntl
import json
import os
import re
import select
import signal
import struct
import sys
import termios
import time

try:
    import pyte
except ImportError:
    json.dump({"ok": False, "problem": "the Python package pyte is missing: run `make setup-tests`"}, sys.stdout)
    sys.exit(0)

KEYS = {
    "enter": "\r", "escape": "\x1b", "esc": "\x1b", "tab": "\t", "shift-tab": "\x1b[Z", "backspace": "\x7f",
    "space": " ", "lt": "<", "delete": "\x1b[3~", "pageup": "\x1b[5~", "pagedown": "\x1b[6~", "home": "\x1bOH",
    "end": "\x1bOF", "up": "\x1bOA", "down": "\x1bOB", "right": "\x1bOC", "left": "\x1bOD", "f1": "\x1bOP",
    "f2": "\x1bOQ", "f3": "\x1bOR", "f4": "\x1bOS", "f5": "\x1b[15~", "f6": "\x1b[17~", "f7": "\x1b[18~",
    "f8": "\x1b[19~", "f9": "\x1b[20~", "f10": "\x1b[21~", "f11": "\x1b[23~", "f12": "\x1b[24~",
}


# How long an event is waited for, in seconds. Only a program that is wrong takes that long.
LIMIT = 180
# The socket to the test.
TEST = 1


class Failed(Exception):
    pass


class Screen(pyte.Screen):
    """A screen that fills what it erases with the background set at the time, as xterm does."""

    def erase_in_display(self, how=0, *arguments, **options):
        super().erase_in_display(how, *arguments, **options)
        rows = {0: range(self.cursor.y + 1, self.lines), 1: range(self.cursor.y)}.get(how, range(self.lines))
        for y in rows:
            for x in range(self.columns):
                self.buffer[y][x] = self.cursor.attrs

    def row(self, y):
        # The right half of a wide character is an empty string here.
        return "".join(self.buffer[y][x].data for x in range(self.columns)).rstrip()

    def text(self):
        return "".join(self.row(y) + "\n" for y in range(self.lines))

    def styles(self, y):
        runs = []
        for x in range(self.columns):
            cell = self.buffer[y][x]
            names = ("bold", "italics", "underscore", "strikethrough", "reverse")
            style = [cell.fg, cell.bg] + [name for name in names if getattr(cell, name)]
            if runs and runs[-1][1] == style:
                runs[-1][0] += 1
            else:
                runs.append([1, style])
        return runs


class Leader:
    """The session leader: starts the program in a group of its own, tells when it stops, lets it go on."""

    def __init__(self, request, terminal, master):
        self.events, events = os.pipe()
        commands, self.commands = os.pipe()
        self.buffer = ""
        self.leader = os.fork()
        if self.leader == 0:
            # With a copy of it left open here the terminal could never hang up.
            for descriptor in (self.events, self.commands, master):
                os.close(descriptor)
            try:
                self.lead(request, terminal, events, commands)
            finally:
                os._exit(0)
        os.close(events)
        os.close(commands)

    @staticmethod
    def lead(request, terminal, events, commands):
        os.setsid()
        fcntl.ioctl(terminal, termios.TIOCSCTTY, 0)
        for number in (signal.SIGTTOU, signal.SIGHUP, signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.SIG_IGN)
        program = os.fork()
        if program == 0:
            Leader.execute(request, terminal)
        try:
            # Parent and child both do this, since nobody knows who comes first; after exec it is refused.
            os.setpgid(program, program)
        except OSError:
            pass
        os.tcsetpgrp(terminal, program)
        os.write(events, b"pid %d\n" % program)
        modes = None
        while True:
            _, status = os.waitpid(program, os.WUNTRACED)
            if os.WIFSTOPPED(status):
                try:
                    modes = termios.tcgetattr(terminal)
                    os.tcsetpgrp(terminal, os.getpgrp())
                except OSError:
                    pass
                os.write(events, b"stopped\n")
                if os.read(commands, 1) == b"":
                    return
                os.tcsetpgrp(terminal, program)
                os.kill(-program, signal.SIGCONT)
            else:
                if os.WIFSIGNALED(status):
                    os.write(events, b"signal %s\n" % signal.Signals(os.WTERMSIG(status)).name[3:].encode())
                else:
                    os.write(events, b"code %d\n" % os.WEXITSTATUS(status))
                # The terminal must outlive the program, so that its last modes can be looked at.
                os.read(commands, 1)
                return

    @staticmethod
    def execute(request, terminal):
        try:
            os.setpgid(0, 0)
            os.tcsetpgrp(terminal, os.getpgrp())
            for number in (signal.SIGTTOU, signal.SIGHUP, signal.SIGINT, signal.SIGTERM, signal.SIGPIPE):
                signal.signal(number, signal.SIG_DFL)
            # Whoever started this script may have been a thread that blocks signals.
            signal.pthread_sigmask(signal.SIG_SETMASK, [])
            null = os.open(os.devnull, os.O_RDWR)
            for number, name in ((0, "stdin"), (1, "stdout"), (2, "stderr")):
                os.dup2(null if request.get(name) == "null" else terminal, number)
            os.closerange(3, 64)
            if request.get("cwd"):
                os.chdir(request["cwd"])
            os.execve(request["argv"][0], request["argv"], environment(request))
        except OSError as error:
            os.write(2, f"harness: {error}\n".encode())
        os._exit(127)

    def poll(self):
        if select.select([self.events], [], [], 0)[0]:
            self.buffer += os.read(self.events, 4096).decode()
        lines = self.buffer.split("\n")
        self.buffer = lines.pop()
        return [line.split() for line in lines]

    def go_on(self):
        os.write(self.commands, b"c")

    def finish(self):
        os.close(self.commands)
        os.waitpid(self.leader, 0)


def environment(request):
    removed = ("LINES", "COLUMNS", "COLORTERM", "NO_COLOR", "LC_ALL", "LC_CTYPE", "TMUX", "TERMINFO", "TERM")
    result = {name: value for name, value in os.environ.items() if name not in removed}
    result["LANG"] = "C.UTF-8"
    if request.get("term", "xterm-256color") is not None:
        result["TERM"] = request.get("term", "xterm-256color")
    for name, value in (request.get("env") or {}).items():
        if value is None:
            result.pop(name, None)
        else:
            result[name] = value
    return result


class Session:
    def __init__(self, request):
        self.columns, self.rows = request.get("columns", 80), request.get("rows", 24)
        self.master, self.slave = os.openpty()
        self.set_size()
        self.modes_before = termios.tcgetattr(self.slave)
        self.screens = {False: Screen(self.columns, self.rows), True: Screen(self.columns, self.rows)}
        self.alternate = False
        self.stream = pyte.Stream(self.screens[False])
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.pending = ""
        self.modes = {}
        self.raw = bytearray()
        self.mark = 0
        self.signalled = 0
        self.pid = None
        self.stopped = False
        self.reads = True
        self.exit = None
        self.words = 0
        # How many bytes the program will have read when it has taken what was typed.
        self.awaited = 0
        self.leader = Leader(request, self.slave, self.master)
        self.pump(None, lambda: self.pid is not None)

    def set_size(self):
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", self.rows, self.columns, 0, 0))

    # ---- what the program writes

    def pump(self, seconds, done=lambda: False, needs_program=False):
        """Takes output for some seconds (None: for ever) or until something is true; tells whether it became true.

        What needs the program is over when that has ended and all of its output was taken.
        """
        end = None if seconds is None else time.monotonic() + seconds
        while True:
            self.take_events()
            if done():
                return True
            left = None if end is None else end - time.monotonic()
            if left is not None and left <= 0:
                return False
            if needs_program and self.exit is not None:
                left = 0
            master = [self.master] if self.master is not None and self.reads else []
            watched = [TEST, self.leader.events] + master
            ready = select.select(watched, [], [], left)[0]
            if TEST in ready:
                self.take_words()
            if self.master in ready:
                self.take_output()
            elif needs_program and self.exit is not None:
                return False

    def take_output(self):
        try:
            # Little at a time: a picture that is soon replaced was seen all the same.
            data = os.read(self.master, 512)
        except OSError:
            data = b""
        self.raw += data
        self.feed(self.decoder.decode(data))

    def take_words(self):
        words = os.read(TEST, 64)
        if words == b"":
            raise Failed(f"the test has waited long enough; the screen shows:\n{self.screen.text()}")
        self.words += len(words)

    def settle(self):
        """Waits until the program has taken its input and sleeps: then the screen shows all that it has to say."""
        end = time.monotonic() + LIMIT
        before, looks = None, 0
        while looks < 3:
            if time.monotonic() > end:
                raise Failed(f"the program does not come to rest; the screen shows:\n{self.screen.text()}")
            self.pump(0.02)
            now = self.rest()
            looks = looks + 1 if now is not None and now == before else 0
            before = now

    def rest(self):
        """How much the program has written and how often it has slept; None while it has something to do."""
        if self.exit is not None or self.stopped or self.master is None:
            return len(self.raw)
        try:
            if select.select([self.master], [], [], 0)[0] or self.input_left() or self.bytes_read() < self.awaited:
                return None
            for task in os.listdir(f"/proc/{self.pid}/task"):
                with open(f"/proc/{self.pid}/task/{task}/stat") as file:
                    if file.read().rpartition(")")[2].split()[0] not in "ST":
                        return None
            return len(self.raw), self.wakes()
        except OSError:
            return None

    def input_left(self):
        return struct.unpack("i", fcntl.ioctl(self.slave, termios.FIONREAD, b"\0\0\0\0"))[0]

    def bytes_read(self):
        with open(f"/proc/{self.pid}/io") as file:
            return int(dict(line.split(": ") for line in file)["rchar"])

    def drain(self):
        while self.master is not None and select.select([self.master], [], [], 0.02)[0]:
            self.take_output()

    def take_events(self):
        for event in self.leader.poll():
            if event[0] == "pid":
                self.pid = int(event[1])
            elif event[0] == "stopped":
                self.stopped, self.awaited = True, 0
            elif event[0] == "code":
                self.exit = {"code": int(event[1])}
            else:
                self.exit = {"signal": event[1]}

    MODE = re.compile(r"\x1b\[\?([0-9;]+)([hl])")

    def feed(self, text):
        text = self.pending + text
        start = text.rfind("\x1b")
        unfinished = start >= 0 and not re.match(r"\x1b(\[[0-9;:?<>=]*[@-~]|[()][A-Z0-9]|[^\[()])", text[start:])
        self.pending = text[start:] if unfinished else ""
        text = text[:start] if unfinished else text
        position = 0
        for match in self.MODE.finditer(text):
            self.show(text[position:match.end()])
            position = match.end()
            for mode in match.group(1).split(";"):
                self.modes[mode] = match.group(2) == "h"
                if mode in ("1049", "47", "1047"):
                    self.switch(match.group(2) == "h")
        self.show(text[position:])

    def show(self, text):
        # XTWINOPS saves and restores the title; the decoder would print a part of it.
        self.stream.feed(re.sub(r"\x1b\[2[23];[0-9;]*t|\x1b\[[0-9]*b", "", text))

    def switch(self, alternate):
        if alternate == self.alternate:
            return
        if alternate:
            self.screens[True].reset()
        self.alternate = alternate
        self.stream = pyte.Stream(self.screens[alternate])

    @property
    def screen(self):
        return self.screens[self.alternate]

    # ---- what a step does

    def do(self, step):
        action = getattr(self, "step_" + step["do"], None)
        if action is None:
            raise Failed(f"no such step: {step['do']}")
        return action(step) or {}

    def step_until(self, step):
        pattern = re.compile(step["text"], re.M)
        if self.pump(LIMIT, lambda: pattern.search(self.screen.text()), needs_program=True):
            return
        how = "the screen never showed" if self.exit is None else f"the program ended ({self.exit}) and never showed"
        raise Failed(f"{how} /{step['text']}/; it shows:\n{self.screen.text()}")

    def step_settled(self, step):
        self.settle()

    def step_tell(self, step):
        os.write(TEST, b".")

    def step_listen(self, step):
        if not self.pump(LIMIT, lambda: self.words > 0):
            raise Failed("the test never said a word")
        self.words -= 1

    def step_keys(self, step):
        def one(match):
            name = match.group(1).lower()
            if name.startswith("ctrl-"):
                return "\0" if name == "ctrl-space" else chr(ord(name[5].upper()) & 0x1F)
            kind, _, place = name.partition(":")
            if kind in ("click", "wheelup", "wheeldown"):
                return self.mouse(kind, *(int(number) for number in place.split(",")))
            if name not in KEYS:
                raise Failed(f"no such key: <{match.group(1)}>")
            return KEYS[name]
        self.type(re.sub(r"<([A-Za-z0-9:,-]+)>", one, step["text"]).encode("utf-8", "surrogateescape"))

    def mouse(self, kind, column, row):
        button = {"click": 0, "wheelup": 64, "wheeldown": 65}[kind]
        if self.modes.get("1006"):
            press = f"\x1b[<{button};{column + 1};{row + 1}"
            return press + "M" + (press + "m" if kind == "click" else "")
        place = chr(column + 33) + chr(row + 33)
        return f"\x1b[M{chr(32 + button)}{place}" + (f"\x1b[M#{place}" if kind == "click" else "")

    def step_bytes(self, step):
        self.type(bytes.fromhex(step["hex"]))

    def step_paste(self, step):
        text = step["text"].encode()
        self.type(b"\x1b[200~" + text + b"\x1b[201~" if self.modes.get("2004") else text)

    def type(self, data):
        try:
            # Those of Ctrl-C, Ctrl-Z and Ctrl-\\ the terminal may take for itself.
            read = sum(byte not in b"\x03\x1a\x1c" for byte in data)
            self.awaited = 0 if self.stopped else max(self.awaited, self.bytes_read()) + read
        except OSError:
            pass
        os.write(self.master, data)
        self.pump(0.05)

    def step_unread(self, step):
        self.reads = False

    def step_read(self, step):
        self.reads = True

    def step_nonblocking(self, step):
        flags = fcntl.fcntl(self.slave, fcntl.F_GETFL)
        fcntl.fcntl(self.slave, fcntl.F_SETFL, flags | os.O_NONBLOCK)

    def step_resize(self, step):
        self.columns, self.rows = step["columns"], step["rows"]
        for screen in self.screens.values():
            screen.resize(self.rows, self.columns)
        self.set_size()
        self.pump(0.05)

    def step_signal(self, step):
        self.signalled = len(self.raw)
        os.kill(self.pid, getattr(signal, "SIG" + step["name"]))
        self.pump(0.05)

    CLEAR = re.compile(rb"\x1b\[H\x1b\[2?J")

    def step_cleared(self, step):
        if not self.pump(LIMIT, lambda: self.CLEAR.search(self.raw, self.signalled), needs_program=True):
            raise Failed("the screen was not cleared")

    def step_stopped(self, step):
        if not self.pump(LIMIT, lambda: self.stopped, needs_program=True):
            raise Failed(f"the program was not stopped; the screen shows:\n{self.screen.text()}")
        self.settle()
        return {"restored": self.problems()}

    def step_continue(self, step):
        self.stopped = False
        self.leader.go_on()
        self.pump(0.05)

    def step_modes(self, step):
        return {"restored": self.problems(), "alternate": self.alternate, "private": self.modes}

    def step_screen(self, step):
        self.settle()
        return {"text": self.screen.text(), "styles": [self.screen.styles(y) for y in range(self.rows)],
                "alternate": self.alternate,
                "cursor": None if self.screen.cursor.hidden else [self.screen.cursor.x, self.screen.cursor.y]}

    def step_mark(self, step):
        self.mark = len(self.raw)

    def step_measure(self, step):
        before, size = self.usage(), len(self.raw)
        started = time.monotonic()
        self.pump(step["seconds"])
        seconds, after = time.monotonic() - started, self.usage()
        result = {name: after[name] - before[name] for name in before}
        result.update(seconds=seconds, bytes=len(self.raw) - size)
        result["threads"] = len(os.listdir(f"/proc/{self.pid}/task"))
        return result

    def wakes(self):
        count = 0
        for task in os.listdir(f"/proc/{self.pid}/task"):
            with open(f"/proc/{self.pid}/task/{task}/status") as file:
                count += sum(int(line.split()[1]) for line in file if line.startswith("voluntary"))
        return count

    def usage(self):
        with open(f"/proc/{self.pid}/io") as file:
            io = dict(line.split(": ") for line in file)
        with open(f"/proc/{self.pid}/schedstat") as file:
            nanoseconds = int(file.read().split()[0])
        return {"wakes": self.wakes(), "writes": int(io["syscw"]), "cpu_ms": nanoseconds / 1e6}

    def step_hangup(self, step):
        os.close(self.master)
        self.master = None

    def step_exit(self, step):
        self.pump(None, lambda: self.exit is not None)

    # ---- what is left behind

    def problems(self):
        """Everything about the terminal that is not as it was before the program."""
        found = []
        if self.master is None:
            return found
        if termios.tcgetattr(self.slave) != self.modes_before:
            found.append("the terminal's modes differ")
        if self.alternate:
            found.append("the alternate screen is still shown")
        if self.modes.get("25") is False:
            found.append("the cursor is hidden")
        for mode, name in (("1000", "mouse"), ("1002", "mouse"), ("1003", "mouse"), ("1006", "mouse"),
                           ("1", "cursor key mode"), ("2004", "bracketed paste")):
            if self.modes.get(mode):
                found.append(f"{name} mode {mode} is still on")
        if self.modes.get("7") is False:
            found.append("automatic margins are off")
        if self.screen.cursor.attrs._replace(data=" ") != self.screen.default_char._replace(data=" "):
            found.append("colours or attributes are still set")
        return found

    def wait_for_end(self):
        while self.exit is None:
            select.select([self.leader.events], [], [])
            self.take_events()
            if self.stopped:
                self.stopped = False
                self.leader.go_on()

    def close(self):
        if self.exit is None and self.pid is not None:
            try:
                os.kill(self.pid, signal.SIGKILL)
                os.kill(self.pid, signal.SIGCONT)
            except ProcessLookupError:
                pass
            if self.stopped:
                self.stopped = False
                self.leader.go_on()
            self.wait_for_end()
            self.exit = None
        self.drain()
        result = {"exit": self.exit, "restored": self.problems(), "screen": self.screen.text(),
                  "output": self.raw.decode("latin-1"), "since_mark": self.raw[self.mark:].decode("latin-1")}
        self.leader.finish()
        return result


def main():
    request = json.load(sys.stdin)
    session = Session(request)
    report = {"ok": True, "steps": []}
    try:
        for step in request.get("steps", []):
            report["steps"].append(session.do(step))
    except Failed as failure:
        report.update(ok=False, problem=f"step {len(report['steps']) + 1}: {failure}")
    except (OSError, KeyError) as failure:
        report.update(ok=False, problem=f"step {len(report['steps']) + 1}: {failure!r}")
    report.update(session.close())
    rest = json.dumps(report).encode()
    try:
        while rest:
            rest = rest[os.write(TEST, rest):]
    except OSError:
        # The test has ended without its report.
        pass


main()
