"""The table of `make bench`: what was measured, side by side, and Skerry's budgets."""

THOUSAND, MILLION = 1e3, 1e6


class Row:
    """A line of the table. `limit` bounds Skerry's value, `limit_ratio` its ratio to the other column; `noise` is how far
    a value that is counted over a few seconds may lie above."""

    def __init__(self, title, key, unit=1.0, digits=0, limit=None, limit_ratio=None, against=None, noise=0.0):
        self.title, self.key, self.unit, self.digits = title, key, unit, digits
        self.limit, self.limit_ratio, self.noise = limit, limit_ratio, noise
        # A key of Skerry's own that stands in the place of plain C.
        self.against = against

    def budget(self):
        if self.limit is not None:
            return f"≤ {self.limit / self.unit:g}"
        return f"≤ {self.limit_ratio:g} ×" if self.limit_ratio is not None else ""

    def text(self, value):
        return "–" if value is None else f"{value / self.unit:,.{self.digits}f}"

    def cells(self, skerry, plain):
        mine = skerry.get(self.key)
        other = skerry.get(self.against) if self.against else plain.get(self.key)
        ratio = mine / other if mine is not None and other else None
        return [
            self.title, self.text(mine), self.text(other), "–" if ratio is None else f"{ratio:.2f}", self.budget(),
            self.verdict(mine, ratio),
        ]

    def verdict(self, mine, ratio):
        compared, limit = (mine, self.limit) if self.limit is not None else (ratio, self.limit_ratio)
        if compared is None or limit is None:
            return ""
        return "yes" if compared <= limit * 1.005 + self.noise else "NO"


ROWS = [
    Row("bytes per tick, median", "tick bytes", limit_ratio=1.0),
    Row("bytes per tick, mean of a minute", "tick bytes mean", limit_ratio=1.0),
    Row("k instructions per tick", "tick instructions", THOUSAND, limit_ratio=1.5),
    Row("system calls per tick", "calls", digits=1, limit=2),
    Row("of these write()", "writes", digits=1, limit=1),
    # Half a wake-up in the seconds that are looked at is noise.
    Row("wake-ups per second, ticking", "wakes ticking", digits=1, limit=1, noise=0.1),
    Row("wake-ups per second, nothing moving", "wakes idle", digits=1, limit=0, noise=0.1),
    Row("M instructions to the first frame", "start instructions", MILLION, 1, limit_ratio=1.5),
    Row("ms to the first frame", "start ms", digits=1),
    Row("bytes of the first frame", "first bytes", limit_ratio=1.0),
    Row("peak memory, MB", "memory", digits=1, limit=12),
    Row("k instr. per tick, 1,000 registered, against 5", "registry 1000", THOUSAND, limit_ratio=1.05,
        against="registry 5"),
    Row("k instr. per tick, 100,000 registered, against 5", "registry 100000", THOUSAND, limit_ratio=1.05,
        against="registry 5"),
    Row("k instr. of a presentation as text, cold", "presentation", THOUSAND, limit=MILLION),
    Row("the same, the very first of a process", "presentation first", THOUSAND),
    Row("k instr. of the dashboard 120 × 40, first of a process", "dashboard first", THOUSAND, limit=5 * MILLION),
    Row("the same, each second that follows", "dashboard", THOUSAND),
    Row("presentations as text a second, cold, one core", "presentations a second"),
    Row("dashboards 120 × 40 as text a second, one core", "dashboards a second"),
    Row("k instr. of the whole reference screen, cold", "frame", THOUSAND),
    # The apps' clocks began at instants of their own: a second may have two pictures.
    Row("skerry, five apps: M instr. of a locked phone's second", "product second", MILLION, 2, limit=0.5 * MILLION),
    Row("the same while an hour passes in a second", "product hurried", MILLION, 1, limit=15 * MILLION),
    Row("M instr. of one change, a climb added by a command", "product change", MILLION, 1, limit=5 * MILLION),
    Row("the same with 1,000 registered, against 3", "product change 1000", MILLION, 1, limit_ratio=1.2,
        against="product change"),
    Row("how often it waits for the disk then", "product waits", digits=1, limit=2),
    Row("M instr. from its start to the first picture, and its end", "product plain", MILLION, 1, limit=20 * MILLION),
    Row("the same with five apps that go on", "product first", MILLION, 1, limit=20 * MILLION),
    Row("the same with 8 seconds between", "product start", MILLION, 1),
    Row("peak memory, MB", "product memory", digits=1, limit=12),
    Row("the installed program, MB", "product size", digits=1, limit=20),
    Row("ms of its slowest key with 300 past sessions", "product key sessions", digits=1, limit=16),
    Row("ms of its slowest key with 5,000 notes", "product key notes", digits=1, limit=16),
    Row("s of a tape of 1,000 climbs", "tape climbs", digits=2, limit=5),
    Row("s of a tape of eight hours with five apps", "tape hours", digits=2, limit=1),
    Row("s of a processor: release build, from nothing", "build release", limit=240),
    Row("s of a processor: a stranger's package, debug", "build package", limit=90),
]


def show(skerry, plain):
    """Prints the table; True when everything measured is within its budget."""
    lines = [["", "Skerry", "plain C", "ratio", "budget", "kept"]] + [row.cells(skerry, plain) for row in ROWS]
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    for number, line in enumerate(lines):
        cells = [cell.ljust(width) if not index else cell.rjust(width)
                 for index, (cell, width) in enumerate(zip(line, widths))]
        print("| " + " | ".join(cells) + " |")
        if not number:
            print("|" + "|".join("-" * (width + 1) + (":" if index else "-") for index, width in enumerate(widths)) + "|")
    return all(line[-1] != "NO" for line in lines)
