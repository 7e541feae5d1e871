#include "CLinking.h"
