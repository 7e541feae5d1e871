// The reference screen in plain C with ncursesw, as well as C and ncurses can do it: what Skerry's benchmarks are held
// against.
//
// 120 × 40 cells: a clock, a pill, five cards with a timer and a bar each, a log. Once a tick only the cells that have
// changed are written into ncurses' window; ncurses finds out how to tell the terminal. A tick is one write and one poll:
// ncurses has no job control of its own to switch at each refresh, does not look for input while it writes, and was ended
// once before its first refresh, because until then it sends every jump of the cursor by itself. Environment:
// DASH_MS milliseconds of a tick (1000), DASH_TICKS leave after so many (0: never), DASH_FRAMES draw so many whole
// frames without showing them, DASH_EXIT=1 exit on the spot once the first frame is out.
#define _GNU_SOURCE 1
#define _XOPEN_SOURCE_EXTENDED 1
#include <curses.h>
#include <fcntl.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include <wchar.h>

enum { columns = 120, bar_cells = 40, card_rows = 5, first_card_row = 2, log_row = 27, log_lines = 10, footer_row = 39 };
enum { seconds_at_start = 9 * 3600 + 41 * 60 };  // the clock reads 9:41:00
enum style { plain, header, pill, frame_line, quiet, first_tint };

struct card {
  const char *symbol, *title;
  bool counts_down;
  long shown, length;  // seconds: what the timer shows at first, and the length of its interval
  const char *details[2], *button;
  short tint;
};

static const struct card cards[] = {
    {"▲", "SwiftClimb · Bouldering", false, 754, 28800, {"Climbs 7", "Attempts 12"}, "Add Climb", 214},
    {"◆", "CommuteTimely · Home", true, 2530, 3600, {"ETA 10:21", "Traffic light"}, "Cancel Trip", 39},
    {"●", "iOSWiz · Awake", false, 5025, 57600, {"Meal 2h ago", "Entries 14"}, "Log Meal", 141},
    {"○", "LittleMoments · Sit", true, 1080, 1200, {"Target 20 min", "Bell on"}, "End Session", 78},
    {"■", "Inviso · Room 7", false, 296, 1800, {"Peers 0", "Badge 2"}, "Open", 208},
};
enum { card_count = sizeof cards / sizeof *cards };

static const char *const apps[] = {"SwiftClimb", "CommuteTimely", "iOSWiz", "LittleMoments", "Inviso"};
static const char *const events[] = {"activity requested", "content updated", "became stale", "alert shown"};

static void pen(enum style style, attr_t attributes) { attr_set(attributes, (short)style, NULL); }

static wchar_t written[footer_row][columns];  // what the fields show; 0 where nothing was written yet

// Writes the cells of a field that differ from those that were written there last.
static void write_changes(int row, int column, enum style style, attr_t attributes, const wchar_t *text, int count) {
  wchar_t *old = &written[row][column];
  for (int cell = 0; cell < count;) {
    cchar_t run[columns];
    int start = cell, length = 0;
    for (; cell < count && old[cell] != text[cell]; cell++) {
      const wchar_t glyph[2] = {old[cell] = text[cell], 0};
      setcchar(&run[length++], glyph, attributes, (short)style, NULL);
    }
    if (length > 0) mvadd_wchnstr(row, column + start, run, length);
    else cell++;
  }
}

static void write_time(int row, int last_column, enum style style, attr_t attributes, long seconds) {
  char text[24];
  wchar_t cells[8];
  if (seconds < 0) seconds = 0;
  long hours = seconds / 3600, minutes = seconds / 60 % 60;
  int length = hours > 0 ? snprintf(text, sizeof text, "%ld:%02ld:%02ld", hours, minutes, seconds % 60)
                         : snprintf(text, sizeof text, "%ld:%02ld", minutes, seconds % 60);
  for (int cell = 0; cell < 8; cell++) cells[cell] = cell < 8 - length ? L' ' : (wchar_t)text[cell - 8 + length];
  write_changes(row, last_column - 7, style, attributes, cells, 8);
}

static long timer_value(const struct card *card, long tick) {
  return card->counts_down ? card->shown - tick : card->shown + tick;
}

static void write_bar(int row, int column, enum style style, const struct card *card, long tick) {
  static const wchar_t parts[] = L"░▏▎▍▌▋▊▉█";
  long value = timer_value(card, tick);
  long passed = card->counts_down ? card->length - value : value;
  if (passed < 0) passed = 0;
  if (passed > card->length) passed = card->length;
  long eighths = passed * bar_cells * 8 / card->length;
  wchar_t cells[bar_cells];
  for (int cell = 0; cell < bar_cells; cell++, eighths -= 8) cells[cell] = parts[eighths < 0 ? 0 : eighths > 8 ? 8 : eighths];
  write_changes(row, column, style, 0, cells, bar_cells);
}

static void draw_changing(long tick) {
  write_time(0, columns - 2, header, 0, seconds_at_start + tick);
  write_time(1, 72, pill, 0, timer_value(&cards[0], tick));
  for (int index = 0; index < card_count; index++) {
    int row = first_card_row + card_rows * index;
    write_time(row + 1, columns - 3, first_tint + index, A_BOLD, timer_value(&cards[index], tick));
    write_bar(row + 2, 2, first_tint + index, &cards[index], tick);
  }
}

static void draw_box(int top, int bottom) {
  cchar_t line;
  setcchar(&line, L"─", 0, frame_line, NULL);
  pen(frame_line, 0);
  mvaddstr(top, 0, "╭");
  mvhline_set(top, 1, &line, columns - 2);
  mvaddstr(top, columns - 1, "╮");
  for (int row = top + 1; row < bottom; row++) {
    mvaddstr(row, 0, "│");
    mvaddstr(row, columns - 1, "│");
  }
  mvaddstr(bottom, 0, "╰");
  mvhline_set(bottom, 1, &line, columns - 2);
  mvaddstr(bottom, columns - 1, "╯");
}

static void draw_card(int index) {
  const struct card *card = &cards[index];
  int row = first_card_row + card_rows * index;
  draw_box(row, row + card_rows - 1);
  pen(first_tint + index, 0);
  mvaddstr(row + 1, 2, card->symbol);
  pen(plain, A_BOLD);
  mvaddstr(row + 1, 4, card->title);
  pen(quiet, 0);
  mvprintw(row + 3, 2, "%-20s%-20s", card->details[0], card->details[1]);
  pen(plain, A_REVERSE);
  mvprintw(row + 3, columns - 6 - (int)strlen(card->button), "[ %s ]", card->button);
}

static void draw_log(void) {
  draw_box(log_row, log_row + log_lines + 1);
  mvaddstr(log_row, 2, " Log ");
  pen(plain, 0);
  for (int line = 0; line < log_lines; line++)
    mvprintw(log_row + 1 + line, 2, "09:%02d:%02d  %-14s %s #%d", 30 + line, line * 7 % 60, apps[line % 5],
             events[line % 4], line + 1);
}

static void draw_all(long tick) {
  erase();
  memset(written, 0, sizeof written);
  pen(header, 0);
  mvhline(0, 0, ' ', columns);
  mvaddstr(0, 1, "Live Activities");
  pen(pill, 0);
  mvprintw(1, 45, "( ▲ Bouldering%16s", ")");
  for (int index = 0; index < card_count; index++) draw_card(index);
  draw_log();
  pen(quiet, 0);
  mvaddstr(footer_row, 0, " q Quit   Tab Focus   Enter Open   l Lock   Space Pause");
  draw_changing(tick);
}

static long setting(const char *name, long fallback) {
  const char *value = getenv(name);
  return value ? atol(value) : fallback;
}

static long long milliseconds_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

static void ignore_stop(int number) { (void)number; }

// Ends the screen before it was seen; what ncurses writes for that goes nowhere.
static void end_unseen(void) {
  int terminal = dup(STDOUT_FILENO), nowhere = open("/dev/null", O_WRONLY);
  dup2(nowhere, STDOUT_FILENO);
  endwin();
  dup2(terminal, STDOUT_FILENO);
  close(terminal);
  close(nowhere);
}

static void start_screen(void) {
  setlocale(LC_ALL, "");
  signal(SIGTSTP, ignore_stop);
  initscr();
  typeahead(-1);
  cbreak();
  noecho();
  nonl();
  nodelay(stdscr, TRUE);
  curs_set(0);
  keypad(stdscr, TRUE);
  leaveok(stdscr, TRUE);
  start_color();
  use_default_colors();
  init_pair(header, 252, 236);
  init_pair(pill, 214, 16);
  init_pair(frame_line, 240, -1);
  init_pair(quiet, 245, -1);
  for (int index = 0; index < card_count; index++) init_pair((short)(first_tint + index), cards[index].tint, -1);
  end_unseen();
}

static void run(long tick_length, long last_tick) {
  long long next = milliseconds_now() + tick_length;
  for (long tick = 0; last_tick == 0 || tick < last_tick;) {
    long long rest = next - milliseconds_now();
    struct pollfd keyboard = {STDIN_FILENO, POLLIN, 0};
    int ready = poll(&keyboard, 1, rest > 0 && tick_length > 0 ? (int)rest : 0);
    if (ready > 0 && getch() == 'q') return;
    if (ready != 0) continue;
    draw_changing(++tick);
    refresh();
    next += tick_length;
  }
}

int main(void) {
  long frames = setting("DASH_FRAMES", 0);
  start_screen();
  if (frames > 0) {
    for (long frame = 0; frame < frames; frame++) {
      draw_all(frame);
      wnoutrefresh(stdscr);
    }
  } else {
    draw_all(0);
    refresh();
    if (setting("DASH_EXIT", 0)) _exit(0);
    run(setting("DASH_MS", 1000), setting("DASH_TICKS", 0));
  }
  endwin();
  return 0;
}
