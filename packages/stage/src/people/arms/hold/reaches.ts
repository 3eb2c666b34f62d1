import type { HandShape } from '../model/hand-shapes.ts';

/** How a hand reaches around what it holds: nearly closed, and spread as far as it goes. */
export interface Reach {
  closer: HandShape;
  wider: HandShape;
  /** which of its bones sets out at the inner edge, and how far inside */
  thumb: { phalanx: 0 | 2; inside: number };
  /** what is wider no hand holds so, however large: everybody holds the same thing in the same way */
  widest: number;
}

export const REACHES = {
  /** the palm across the back, the thumb and the ends of all fingers before its two edges */
  around: {
    closer: {
      fingers: [
        { mcp: 58, pip: 62, dip: 38, spread: 4 },
        { mcp: 54, pip: 62, dip: 40, spread: -2 },
        { mcp: 56, pip: 64, dip: 42, spread: -8 },
        { mcp: 60, pip: 64, dip: 44, spread: -14 },
      ],
      thumb: { root: [0.5, 0.5, 0.7], middle: [0.26, 0.66, 0.7], tip: [0.2, 0.94, 0.28], nail: [0.5, -0.3, 0.82] },
      cup: 0.3,
    },
    wider: {
      fingers: [
        { mcp: 8, pip: 62, dip: 46, spread: 0 },
        { mcp: 12, pip: 70, dip: 48, spread: -6 },
        { mcp: 16, pip: 72, dip: 48, spread: -12 },
        { mcp: 16, pip: 72, dip: 48, spread: -18 },
      ],
      thumb: { root: [0.95, 0.1, 0.16], middle: [0.5, 0.5, 0.7], tip: [0.2, 0.94, 0.3], nail: [0.5, -0.3, 0.82] },
      cup: 0.1,
    },
    // A thumb that sets out further in would come through what it holds.
    thumb: { phalanx: 0, inside: -0.1 },
    widest: 1.34,
  },
  /** palm and fingers behind it, the thumb and the ends of outer fingers before it */
  leaning: {
    closer: {
      fingers: [
        { mcp: 40, pip: 60, dip: 38, spread: 0 },
        { mcp: 36, pip: 62, dip: 40, spread: -6 },
        { mcp: 32, pip: 64, dip: 42, spread: -14 },
        { mcp: 28, pip: 64, dip: 44, spread: -24 },
      ],
      thumb: { root: [0.66, 0.45, 0.6], middle: [0.2, 0.62, 0.76], tip: [-0.45, 0.83, 0.3], nail: [0.38, -0.1, 0.92] },
      cup: 0.3,
    },
    wider: {
      fingers: [
        { mcp: 8, pip: 52, dip: 36, spread: -10 },
        { mcp: 8, pip: 64, dip: 44, spread: -17 },
        { mcp: 10, pip: 70, dip: 48, spread: -25 },
        { mcp: 12, pip: 70, dip: 48, spread: -35 },
      ],
      thumb: { root: [0.9, 0.3, 0.3], middle: [0.46, 0.5, 0.74], tip: [-0.4, 0.86, 0.32], nail: [0.4, -0.1, 0.91] },
      cup: 0.1,
    },
    thumb: { phalanx: 2, inside: 0.3 },
    widest: Number.POSITIVE_INFINITY,
  },
} as const satisfies Record<string, Reach>;

/** All fingers before something narrow, the palm beside and the thumb behind it. */
export const CLOSED: HandShape = {
  fingers: [
    { mcp: 58, pip: 62, dip: 34, spread: 2 },
    { mcp: 62, pip: 62, dip: 34, spread: 0 },
    { mcp: 66, pip: 62, dip: 34, spread: -2 },
    { mcp: 70, pip: 62, dip: 34, spread: -5 },
  ],
  thumb: { root: [0.62, 0.5, 0.6], middle: [0.62, 0.5, 0.6], tip: [0.4, 0.45, 0.8], nail: [0.75, 0, -0.66] },
  cup: 0.35,
};
