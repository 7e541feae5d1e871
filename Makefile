# Skerry's verbs. `make` alone lists them.
SHELL := /bin/bash
PYTHON := $(CURDIR)/.build/python
PREFIX ?= /usr/local
# The linker that comes with Swift leaves out functions that nobody calls, keeps one of those that are alike (so that the
# addresses of two functions may be the same: nothing here asks), and drops the tables for exceptions, which neither Swift
# nor its runtime throws: together an eighth less memory and a quarter less file. Relocations in short form need a C
# library that knows them.
SMALLER := $(if $(shell PATH="$$PATH:$$(dirname "$$(readlink -f "$$(command -v swift)")")" command -v ld.lld), \
  -Xswiftc -use-ld=lld -Xswiftc -ld-path=$(CURDIR)/.ci/linker -Xlinker --icf=all -Xlinker --no-eh-frame-hdr \
  -Xlinker -T -Xlinker $(CURDIR)/.ci/release.ld \
  $(shell getconf GNU_LIBC_VERSION 2>/dev/null | awk '{ split($$2, v, "."); \
    if (v[1] > 2 || v[2] >= 36) print "-Xlinker -z -Xlinker pack-relative-relocs" }'))
# The libraries that lie in the program: that of C++, which Swift's runtime needs and which takes 2 M instructions and 1.7 MB
# of memory when it is linked at each start, and Swift's own, without what nobody calls.
ARCHIVES := $(shell .ci/archives)
# The program's own apps need no Foundation beyond its essentials: without it the program is half as large. The compiler's
# flag names the types of views by calls instead of by strings that are looked up: a third less work to the first picture.
# What the tests, which are debug builds, check at run time is left out here: exclusive access to memory, and that code of
# the main actor runs on it. A second of the reference screen costs 10 % less for it. Nothing is written for debuggers,
# which takes a tenth of what compiling costs; names of functions stay until `make install`. What isn't drawn each tick is
# compiled for size (see Package.swift).
RELEASE := env SKERRY_COMPACT=1 swift build -c release --static-swift-stdlib --disable-default-traits \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
  -Xswiftc -enforce-exclusivity=unchecked -Xswiftc -Xfrontend -Xswiftc -disable-dynamic-actor-isolation \
  -Xswiftc -Xfrontend -Xswiftc -function-sections -Xswiftc -gnone \
  -Xswiftc -Xfrontend -Xswiftc -internalize-at-link -Xswiftc -no-emit-module-separately-wmo \
  -Xlinker --no-export-dynamic -Xlinker --gc-sections $(SMALLER)
# Each module is compiled as a whole: from a clean clone that takes half the time of file by file.
TESTS := env SKERRY_DEBUG=1 swift build --build-tests --explicit-target-dependency-import-check error \
  -Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2
# Long tests are compiled with optimisation, apart from everything else: in a debug build their lives alone take hours.
SOAKBUILD := -c release --scratch-path .build/soak
# Programs that tests start find the test decoder's Python first.
export PATH := $(PYTHON)/bin:$(PATH)

.PHONY: help setup setup-tests build run demo test smoke example project soak lint bench docs install pictures

help: ## List these verbs
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## Install what building needs (ncurses), or say what to type
	@.ci/setup build

setup-tests: setup ## Install what the tests need besides (Python and a terminal decoder)
	@.ci/setup tests

build: setup ## Build the release program
	@$(RELEASE) --product skerry
	@[ -e .build/archives/order ] || .ci/order $(RELEASE) --product skerry

run: build ## Build and show the dashboard
	@"$$($(RELEASE) --show-bin-path)/skerry" $(ARGUMENTS)

demo: build ## Build and play the demonstration
	@"$$($(RELEASE) --show-bin-path)/skerry" demo $(ARGUMENTS)

lint: ## Check formatting and style
	@swift format lint --strict --parallel --recursive --configuration .swift-format Package.swift Sources Tests \
	  assets/Example/Package.swift assets/Example/Sources assets/Example/Tests

test: setup-tests lint ## Build and run all tests, and those of the example package
	@$(TESTS)
	@.ci/tests
	@.ci/example

example: setup ## Test the example package, with and without a changed view
	@.ci/example

project: build ## Build and show the widget extension of a project, as a stranger would
	@.ci/project "$$($(RELEASE) --show-bin-path)/skerry"

# A pass over a debug build alone once hid a crash of optimised code. It stands beside `test` because an optimised build
# takes as long as everything else together; .ci/run does both.
smoke: build ## Draw every surface of every app with the release program
	@.ci/smoke "$$($(RELEASE) --show-bin-path)/skerry"

# A long test asks SoakCount how often to repeat itself: a few times in `make test`, in full with SKERRY_SOAK set. `soak`
# finds the files that do, so there is nothing to enter here; a test that prints a line "soak: …" tells its counts.
SOAKS := grep -rl 'SoakCount\.\(of\|isFull\)' Tests --include='*Tests.swift'

soak: setup-tests ## Run the long tests in full: fuzzing, models, restarts, 300 kills
	@swift build --build-tests $(SOAKBUILD) -Xswiftc -enable-testing -Xswiftc -num-threads -Xswiftc 2
	@set -o pipefail; SKERRY_SOAK=1 swift test --skip-build $(SOAKBUILD) \
	  --filter "$$($(SOAKS) | xargs -n 1 basename -s .swift | sort -u | sed 's/.*/(^|[.])&([.\/]|$$)/' | paste -sd '|')" 2>&1 \
	  | grep --line-buffered -E '^soak: |^[✔✘] Suite |^✘ Test|error:'

bench: setup ## Measure against plain C and ncursesw, and print the budgets beside (BUILDS=1: building, too)
	@for product in ReferenceScreen SkerryBenchmarks skerry; do $(RELEASE) --product $$product || exit; done
	@python3 Sources/Testing/SkerryBenchmarks/Driver/bench.py $(if $(BUILDS),--builds '$(RELEASE)') \
	  "$$($(RELEASE) --show-bin-path)"

docs: setup ## Write the guide and the reference of all modules into .build/docs
	@.ci/docs .build/docs

install: build ## Install the program and its completions below PREFIX (/usr/local)
	@.ci/order $(RELEASE) --product skerry
	@.ci/install "$$($(RELEASE) --show-bin-path)/skerry" "$(DESTDIR)$(PREFIX)"

pictures: build example ## Draw the README's pictures into assets/
	@.ci/pictures "$$($(RELEASE) --show-bin-path)/skerry"
