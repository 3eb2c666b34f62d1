/** Breathing lifts the shoulders, and what a hand before the chest holds, by up to this much, face units. */
export const BREATH_RISE = 0.042;
/** Words, arms, laughs and sighs lift the shoulders by so many breaths, at most. */
export const MOST_BREATH = 2;
/** The shoulders follow the head by at most this much, face units; beside them, something in a hand has no room for more. */
export const MOST_LEAN = 0.07;
