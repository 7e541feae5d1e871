#define _GNU_SOURCE 1
#include "CNcurses.h"

cchar_t cn_cell(unsigned int scalar, unsigned int first_mark, unsigned int second_mark, attr_t attributes, int pair) {
  cchar_t cell;
  const wchar_t text[4] = {(wchar_t)scalar, (wchar_t)first_mark, (wchar_t)second_mark, 0};
  // A pair does not fit into the short that the X/Open signature has for it: ncurses takes it from here.
  setcchar(&cell, text, attributes, 0, &pair);
  return cell;
}
