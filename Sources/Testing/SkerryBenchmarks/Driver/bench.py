#!/usr/bin/env python3
"""Measures Skerry beside plain C with ncursesw and prints one table, with Skerry's budgets.

  bench.py [--counter perf|valgrind|qemu] [--strict] [--builds COMMAND] FOLDER

FOLDER holds the release build: SkerryBenchmarks and, where no C compiler is found, ReferenceScreen. Needs Linux and
Python 3.9; instructions need perf, valgrind or qemu-user, system calls need strace. With --strict the exit code is 1
when something is over its budget. With --builds and the command of the release build it is built from nothing, as is
the example package.
"""

import argparse
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor

# The folder of the sources stays as it is.
sys.dont_write_bytecode = True

import builds
import counters
import large
import product
import sessions
import table

HERE = os.path.dirname(os.path.abspath(__file__))


def reference_screen(folder, build):
    """The C program as C programmers build it: without the Swift runtime that SwiftPM links into it."""
    source = os.path.join(HERE, "..", "..", "ReferenceScreen", "main.c")
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    program = os.path.join(folder, "ReferenceScreen")
    if compiler and not subprocess.run(
        [compiler, "-O2", "-o", program, source, "-lncursesw", "-ltinfo"], capture_output=True).returncode:
        return program
    return os.path.join(build, "ReferenceScreen")


def screen_instructions(tool, command):
    """Instructions up to the first frame, and of one tick: of the difference between 80 ticks and 20."""
    few, many = (counters.count_instructions(tool, command, DASH_MS=5, DASH_TICKS=ticks) for ticks in (20, 80))
    return {
        "start instructions": counters.count_instructions(tool, command, DASH_EXIT=1),
        "tick instructions": (many - few) / 60,
    }


def step_instructions(tool, command, few, many):
    """Instructions of one step of a program that is told how many steps to do."""
    counts = [counters.count_instructions(tool, [*command, steps]) for steps in (few, many)]
    return (counts[1] - counts[0]) / (many - few)


def skerry_instructions(tool, program):
    """What only Skerry does: presentations, whole pictures, ticks of large registries."""
    presentation = [program, "presentation"]
    return {
        "presentation first": step_instructions(tool, presentation, 0, 1),
        "presentation": step_instructions(tool, presentation, 1, 11),
        "dashboard first": step_instructions(tool, [program, "dashboard"], 0, 1),
        "dashboard": step_instructions(tool, [program, "dashboard"], 1, 11),
        "frame": step_instructions(tool, [program, "frames"], 1, 11),
        **{f"registry {count}": step_instructions(tool, [program, "registry", count], 10, 70)
           for count in (5, 1000, 100_000)},
    }


def throughput(program):
    """How many pictures a second one core draws as text; the best of three, since machines are shared."""
    def rate(kind, count):
        seconds = []
        for number in (0, count) * 3:
            start = time.monotonic()
            subprocess.run([program, kind, str(number)], stdout=subprocess.DEVNULL, check=True)
            seconds.append(time.monotonic() - start)
        return count / max(min(seconds[1::2]) - min(seconds[0::2]), 1e-6)
    return {"presentations a second": rate("presentation", 2000), "dashboards a second": rate("dashboard", 600)}


def measure(command):
    """Everything that needs no tool."""
    return {**sessions.start_up(command), **sessions.ticks(command)}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", help="where SkerryBenchmarks was built, such as .build/release")
    parser.add_argument("--counter", choices=["perf", "valgrind", "qemu"], help="count instructions with this tool")
    parser.add_argument("--strict", action="store_true", help="fail when something is over its budget")
    parser.add_argument("--builds", metavar="COMMAND", help="also measure building, with this command for releases")
    options = parser.parse_args()
    program = os.path.abspath(os.path.join(options.folder, "SkerryBenchmarks"))
    if not os.path.exists(program):
        parser.error(f"{program} is missing: build it with swift build -c release --static-swift-stdlib")
    with tempfile.TemporaryDirectory(prefix="skerry-bench-") as folder:
        skerry, plain = [program, "screen"], [reference_screen(folder, os.path.abspath(options.folder))]
        results = [measure(command) for command in (skerry, plain)]
        for result, more in zip(results, sessions.wakes([skerry, plain])):
            result.update(more)
        if counters.has_strace():
            for result, command in zip(results, (skerry, plain)):
                result.update(counters.system_calls_per_tick(command))
        results[0].update(throughput(program))
        tool = counters.instruction_counter(options.counter)
        if tool:
            # Counts don't depend on how busy the machine is.
            with ThreadPoolExecutor(2) as pool:
                jobs = [pool.submit(screen_instructions, tool, command) for command in (skerry, plain)]
                own = pool.submit(skerry_instructions, tool, program)
                for result, job in zip(results, jobs):
                    result.update(job.result())
                results[0].update(own.result())
        people_run = os.path.join(os.path.dirname(program), "skerry")
        if os.path.exists(people_run):
            results[0].update(product.measure(people_run, tool))
            results[0].update(large.measure(people_run))
        if options.builds:
            results[0].update(builds.measure(shlex.split(options.builds)))
    print(f"The reference screen, {sessions.COLUMNS} × {sessions.ROWS} cells, a tick a second. "
          f"Instructions: {tool.name if tool else 'not available (install valgrind)'}; "
          f"system calls: {'strace' if counters.has_strace() else 'not available (install strace)'}.\n")
    is_within = table.show(*results)
    return 0 if is_within or not options.strict else 1


if __name__ == "__main__":
    sys.exit(main())
