import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { Inside, InsideView } from './between-lips.ts';

/** Over so much of a mouth width below the upper lip and above the lower one, and at most over that share of the opening, the lip leads over into what is seen between them. */
const REACH = { upper: 0.048, lower: 0.045, ofOpening: 0.4 };
/** Rounded lips show more of their inner side: so much further the lower one leads over, and so many times as far the upper one, which has so much of its color there. */
const ROUNDED = { reach: 0.035, ofOpening: 0.17, upper: 1.6, lip: 0.34 };
/** How much of it is seen at the very edge. */
const COVER = { upper: 0.85, lower: 0.9 };
/** How much of its color is that of the lip; the rest is that of the line where lips meet. */
const LIP = { upper: 0.15, lower: 0.5 };
/** Beyond this share of the half opening it gives way to the dark of the corners. */
const CORNER = { from: 0.72, to: 0.98 };

/** Lips and cheeks keep light from the sides of an opening: so much at most, from which share of the half opening on. The corners are dark already. */
const SIDES = { lost: 0.36, from: 0.35, to: 0.85 };

type Color = [number, number, number];

/** Beyond this share of the half opening a corner leads over into the line where lips meet. */
const MEETING = { from: 0.76, to: 0.96 };

interface LipReach {
  /** how much farther the lower lip leads over */
  lower: number;
  /** how much of the line where lips meet is seen in the corners: black ones are as sharp as a razor */
  corners?: number;
}

const AS_FILMED: LipReach = { lower: 1, corners: 0.9 };

/** No line ends open lips: they turn inwards, in shade of their own color. Changes the color in place. */
export function shadedByLips(color: Color, view: InsideView, { u, v, above, below }: Inside, reach = AS_FILMED): Color {
  const { moves, mouth, gain, openLeft, openRight } = view;
  const height = below - above;
  const highest = mix(1, ROUNDED.upper, moves.round) * Math.min(REACH.upper, REACH.ofOpening * height);
  const lowest =
    reach.lower *
    Math.min(REACH.lower + ROUNDED.reach * moves.round, (REACH.ofOpening + ROUNDED.ofOpening * moves.round) * height);
  const upper = COVER.upper * smoothstep(highest, 0, v - above);
  const lower = COVER.lower * smoothstep(lowest, 0, below - v);
  const away = Math.abs(2 * u - openLeft - openRight) / Math.max(0.1, openRight - openLeft);
  const left = 1 - smoothstep(CORNER.from, CORNER.to, away);
  const light = 1 - SIDES.lost * (1 - 0.6 * moves.beaming) * smoothstep(SIDES.from, SIDES.to, away) * left;
  const { dark, lip } = mouth;
  const meeting = reach.corners ? reach.corners * smoothstep(MEETING.from, MEETING.to, away) : 0;
  for (let k = 0; k < 3; k++) color[k] = mix(color[k] * light, gain * dark[k], meeting);
  if (upper <= 0 && lower <= 0) return color;
  const upperLip = mix(LIP.upper, ROUNDED.lip, moves.round);
  for (let k = 0; k < 3; k++) {
    color[k] = mix(color[k], gain * mix(dark[k], lip[k], upperLip), left * upper);
    color[k] = mix(color[k], gain * mix(dark[k], lip[k], LIP.lower), left * lower);
  }
  return color;
}
