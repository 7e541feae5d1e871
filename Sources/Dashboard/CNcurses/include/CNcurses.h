// What Swift can't take from ncursesw by itself, and the few calls around a terminal that must be written in C:
// terminfo look-ups, signals as a descriptor, stopping and crashing politely.
#ifndef CNCURSES_H
#define CNCURSES_H

// Must stand before curses.h: without it cchar_t and wget_wch do not exist.
#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif
#include <curses.h>
#include <panel.h>
#include <stdbool.h>
#include <stddef.h>

// The BUTTON macros are shifts that the importer skips.
static const mmask_t CN_ALL_MOUSE_EVENTS = ALL_MOUSE_EVENTS;
static const mmask_t CN_BUTTON1_PRESSED = BUTTON1_PRESSED;
static const mmask_t CN_BUTTON1_RELEASED = BUTTON1_RELEASED;
static const mmask_t CN_BUTTON1_CLICKED = BUTTON1_CLICKED;
static const mmask_t CN_BUTTON1_DOUBLE_CLICKED = BUTTON1_DOUBLE_CLICKED;
static const mmask_t CN_BUTTON4_PRESSED = BUTTON4_PRESSED;
static const mmask_t CN_BUTTON5_PRESSED = BUTTON5_PRESSED;

// The attributes are casts that the importer skips. Nothing here blinks: in our terminfo entries the place of blinking
// text has struck text, for which ncurses has none.
static const attr_t CN_BOLD = WA_BOLD;
static const attr_t CN_DIM = WA_DIM;
static const attr_t CN_ITALIC = WA_ITALIC;
static const attr_t CN_UNDERLINE = WA_UNDERLINE;
static const attr_t CN_STRIKETHROUGH = WA_BLINK;
static const attr_t CN_REVERSE = WA_REVERSE;

// Swift 6 refuses mutable globals of C.
static inline WINDOW *cn_standard_window(void) { return stdscr; }
static inline WINDOW *cn_current_window(void) { return curscr; }
static inline WINDOW *cn_next_window(void) { return newscr; }
static inline int cn_color_pairs(void) { return COLOR_PAIRS; }
static inline int cn_first_function_key(void) { return KEY_F(1); }

// Loads the terminfo entry of a terminal type. 1: found, 2: it prints on paper, 0: not known, -1: no terminfo
// database.
int cn_load_terminfo(const char *type, int descriptor);
// The same for a compiled entry that is given as a value for the variable TERMINFO.
int cn_load_given_terminfo(const char *type, const char *entry);
// A capability of the loaded entry by its short name; NULL, -1 or false when the terminal lacks it.
const char *cn_terminfo_string(const char *name);
int cn_terminfo_number(const char *name);
bool cn_terminfo_flag(const char *name);
// The names of all standard capabilities in the order of compiled entries; NULL after the last one.
const char *cn_terminfo_flag_name(int index);
const char *cn_terminfo_number_name(int index);
const char *cn_terminfo_string_name(int index);

// newterm on two descriptors, without job control of ncurses' own; NULL when the terminal can't be driven. `entry` is the
// compiled terminfo entry of that type, as ncurses reads it from the variable TERMINFO.
SCREEN *cn_open_screen(const char *type, const char *entry, int output, int input);
// From here on everything that is written to a terminal is thrown away; returns what ends that, or -1 on failure.
int cn_begin_unseen(int output);
// Calls endwin, the last thing that is thrown away. Before its first endwin ncurses sends every jump of the cursor with a
// system call of its own; so the screen is ended once before anybody has seen it.
void cn_end_unseen(int output, int unseen);

// A cell of ncurses: a scalar with up to two marks (0 for none), attributes and a colour pair.
cchar_t cn_cell(unsigned int scalar, unsigned int first_mark, unsigned int second_mark, attr_t attributes, int pair);

// A descriptor of our own for the terminal behind another one, which never waits for it: what others set for theirs does
// not concern it. Where the system refuses that, a copy of the other one, which may wait.
int cn_open_terminal(int descriptor);
// From here on what is written to a terminal is held until it is sent; -1 ends that.
void cn_hold_output(int terminal);
// Throws away what is held so far, and tells whether there was anything to hold.
bool cn_drops_output(void);
// Sends what is held, as far as the terminal takes it now; true when nothing is left.
bool cn_send_output(void);
// Sends what is held and waits for the terminal meanwhile, no longer than some milliseconds; what it has not taken then is
// thrown away on both sides.
void cn_finish_output(int patience);
// Writes everything, if need be with waiting; false when the descriptor takes nothing for a second. Safe in a signal
// handler.
bool cn_write_patiently(int descriptor, const void *bytes, size_t count);

// Reads the size of a terminal in cells; false when it does not tell.
bool cn_terminal_size(int descriptor, int *columns, int *rows);

// The columns the C library gives to a Unicode scalar in the locale that is set; -1 when it does not know it.
int cn_library_columns(unsigned int scalar);

// Bytes at the beginning of a memory file that are there, as zeros, before anything is written.
#define CN_OUTPUT_WINDOW 65536
// A file in memory, closed on exec; -1 on failure.
int cn_memory_file(void);
// How many bytes were written to a memory file, which may be longer than that. Safe in a signal handler.
long cn_printed(int memory_file);
// Copies all that was written to a memory file to a terminal, made harmless, and empties it. Safe in a signal handler.
void cn_replay(int memory_file, int descriptor);

// Where a text has got to that is made harmless piece by piece; zeroes at its begin.
struct cn_text {
  unsigned code, least;  // of a character that is not complete yet
  int missing;           // the bytes that it lacks
  bool returns;          // after a carriage return, which may belong to the end of a line
};
// How many times as long a text may become, at most.
#define CN_HARMLESS_GROWTH 8
// Copies a piece so that it steers no terminal: control characters are shown, and what is no UTF-8 becomes boxes. Returns
// the length.
size_t cn_make_harmless(struct cn_text *text, const char *bytes, size_t count, char *to);
// Ends the text; up to eight bytes.
size_t cn_end_harmless(struct cn_text *text, char *to);

// Blocks the signals a terminal program listens to and gives a descriptor that becomes readable for each; -1 on
// failure. Must be called before any thread is started, since threads inherit the mask.
int cn_open_signals(void);
// The next signal that came, or 0.
int cn_next_signal(int descriptor);
// Closes the descriptor and restores the mask from before.
void cn_close_signals(int descriptor);

// Stops this process, or its whole group as the terminal does for Ctrl-Z, until somebody continues it.
void cn_stop(bool whole_group);

// What to do to the terminal when the process crashes.
struct cn_crash_plan {
  int terminal;             // where it is; its present modes are the ones to go back to
  const char *leave;        // what to write to it
  size_t leave_length;
  int captured_output;      // memory files that hold what was written meanwhile, or -1
  int captured_errors;
  int saved_output;         // where that belongs
  int saved_errors;
};
// From now on a trap, an abort or a bad access restores the terminal first and then kills the process as usual.
void cn_arm_crash_guard(const struct cn_crash_plan *plan);
void cn_disarm_crash_guard(void);

#endif
