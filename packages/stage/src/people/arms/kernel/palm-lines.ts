/** The lines of life, head and heart: places on the palm in hand lengths, towards the thumb and towards the fingers. */
export const PALM_LINES: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0.165, 0.36],
    [0.1, 0.35],
    [0.045, 0.28],
    [0.02, 0.18],
    [0.03, 0.08],
  ],
  [
    [0.165, 0.375],
    [0.08, 0.335],
    [-0.02, 0.29],
    [-0.11, 0.235],
  ],
  [
    [-0.185, 0.36],
    [-0.11, 0.375],
    [-0.02, 0.385],
    [0.05, 0.43],
  ],
];
