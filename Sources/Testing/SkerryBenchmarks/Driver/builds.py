"""Measures what building takes, from nothing: the release program, and a stranger's package with its tests."""

import os
import resource
import shutil
import subprocess
import tempfile

ROOT = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), *[os.pardir] * 4))


def seconds(command, folder):
    """Seconds of a processor."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, cwd=folder, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def measure(release):
    """`release` is the command of the release build, as the Makefile has it."""
    with tempfile.TemporaryDirectory(prefix="skerry-bench-") as folder:
        program = seconds([*release, "--product", "skerry", "--scratch-path", os.path.join(folder, "release")], ROOT)
        # Its manifest finds Skerry two folders up.
        package = os.path.join(folder, "skerry", "assets", "Example")
        shutil.copytree(os.path.join(ROOT, "assets", "Example"), package,
                        ignore=shutil.ignore_patterns(".build"))
        for name in ("Sources", "Tests"):
            shutil.copytree(os.path.join(ROOT, name), os.path.join(folder, "skerry", name))
        shutil.copy(os.path.join(ROOT, "Package.swift"), os.path.join(folder, "skerry"))
        return {"build release": program, "build package": seconds(["swift", "build", "--build-tests"], package)}
