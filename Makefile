# Skerry's verbs. `make` alone lists them.
SHELL := /bin/bash
PYTHON := $(CURDIR)/.build/python
PREFIX ?= /usr/local
RELEASE := swift build -c release --static-swift-stdlib
# Programs that tests start find the test decoder's Python first.
export PATH := $(PYTHON)/bin:$(PATH)

.PHONY: help setup setup-tests build run demo test lint bench docs install pictures

help: ## List these verbs
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## Install what building needs (ncurses), or say what to type
	@.ci/setup build

setup-tests: setup ## Install what the tests need besides (Python and a terminal decoder)
	@.ci/setup tests

build: setup ## Build the release program
	@$(RELEASE) --product skerry

run: build ## Build and show the dashboard
	@"$$($(RELEASE) --show-bin-path)/skerry" $(ARGUMENTS)

demo: build ## Build and play the demonstration
	@"$$($(RELEASE) --show-bin-path)/skerry" demo $(ARGUMENTS)

lint: ## Check formatting and style
	@swift format lint --strict --parallel --recursive --configuration .swift-format Package.swift Sources Tests

test: setup-tests lint ## Build and run all tests
	@swift build --build-tests
	@swift test --skip-build

bench: setup ## Measure against plain C and ncursesw, and print the budgets beside
	@$(RELEASE)
	@python3 Sources/SkerryBenchmarks/Driver/bench.py "$$($(RELEASE) --show-bin-path)"

docs: setup ## Write the documentation into .build/docs
	@swift package --allow-writing-to-directory .build/docs generate-documentation --target SkerryViews \
	  --output-path .build/docs

install: build ## Install the program and its completions below PREFIX (/usr/local)
	@.ci/install "$$($(RELEASE) --show-bin-path)/skerry" "$(DESTDIR)$(PREFIX)"

pictures: build ## Draw the README's pictures into assets/
	@.ci/pictures "$$($(RELEASE) --show-bin-path)/skerry"
