import type { Mouth } from '@herald/media/mouth';
import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import { jawDrop } from './pose-motion.ts';

/** What the six mouth parameters mean for the lips of a photo. Lengths are in face widths. */
export interface MouthShape {
  readonly open: number;
  readonly wide: number;
  readonly round: number;
  /** lips pressed together, as in P, B, M */
  readonly pressed: number;
  /** lower lip under the upper teeth, as in F and V */
  readonly tucked: number;
  /** tongue tip between the teeth, as in TH */
  readonly tongueTip: number;
  readonly teeth: number;
  readonly tongue: number;
  readonly smile: number;
  /** how far the jaw goes down */
  readonly jaw: number;
  /** opening between the lips in the middle */
  readonly gap: number;
  readonly widthScale: number;
  /** share of the mouth's width that opens; towards the corners of a rounded mouth the lips touch */
  readonly span: number;
  /** share of the gap that opens upwards */
  readonly upperShare: number;
  readonly upperThickness: number;
  readonly lowerThickness: number;
  /** share of each lip's red that is rolled inwards, out of sight */
  readonly upperRoll: number;
  readonly lowerRoll: number;
  /** how far the opening stays full towards the corners: smaller is fuller */
  readonly fullness: number;
  /** how far lips are stretched, 0 to 1: they get thin at their corners */
  readonly stretched: number;
  readonly cornerDrop: number;
  /** how much of a smile takes the corners up, below 1: a wide one hardly takes them higher */
  readonly smileRise: number;
  readonly lowerLift: number;
  readonly upperLift: number;
  /** how much of an upturned mouth line is straightened: bad news is not smiled through, though the picture smiles */
  readonly relax: number;
  /** how much of a downturned mouth line is straightened: good news is not told with the picture's sulk */
  readonly cheer: number;
  /** how much of the folds beside the mouth is gone: they belong to where the picture has its corners */
  readonly foldsEased: number;
}

const visibleRoll = 0.14;

/** A wider smile goes aside, hardly higher: a mouth that is a crescent looks drawn. */
const HIGH_SMILE = 0.6;
const HIGHER = 0.3;

/** Lips that meet between rounded sounds give up so much of their rounding: narrow and thin at once, they are the mouth of a doll. */
const PRESSED_EVENS = 0.5;

/** Lips that speak give up so much of a smile, from rest to so far open: cheeks and eyes go on smiling, or every sound is one slit with raised corners. */
const SPEAKING = { yields: 0.55, rounded: 0.9, from: 0, to: 0.3 };
/** So much of a picture's own smile goes with it. */
const SPEAKING_EVENS = 0.35;
/** Lips that beam keep so much of what others give up. */
const BEAMING = 0.75;

/** Lips that come together close over all of their way: within a part of it they snap. */
const CLOSING = { from: 0.1, to: 0.95 };

export function mouthShape(mouth: Mouth, felt: number, beam = 0): MouthShape {
  const open = clamp(mouth.open);
  const wide = clamp(mouth.wide, -1, 1);
  const press = clamp(mouth.press);
  const round = clamp(mouth.round) * (1 - PRESSED_EVENS * press);
  const teeth = clamp(mouth.teeth);
  const tucked = smoothstep(0.35, 0.65, teeth) * clamp(press * 4);
  const pressed = press * (1 - tucked);
  const speaking = Math.max(smoothstep(SPEAKING.from, SPEAKING.to, open), round, press) * (1 - BEAMING * beam);
  const puckered = round * (1 - press);
  const smile = felt > 0 ? felt * (1 - mix(SPEAKING.yields, SPEAKING.rounded, puckered) * speaking) : felt;
  const bared = smoothstep(0.25, 0.7, teeth) * (1 - smoothstep(0.25, 0.55, open));
  const jaw = open * jawDrop * (1 - 0.3 * round);
  const parted = (bared * (0.02 + 0.01 * wide) * teeth + 0.046 * round * (1 - 0.7 * open)) * (1 - pressed);
  // Most of the picture's smile goes where nothing is felt, all of it in bad news.
  const sober = 0.6 * smoothstep(0.5, 0.24, felt) + 0.4 * smoothstep(0.14, -0.05, felt);
  const risen = Math.min(clamp(smile), HIGH_SMILE) + HIGHER * Math.max(0, clamp(smile) - HIGH_SMILE);
  const spread = 0.22 * clamp(smile) + 0.09 * Math.min(0, smile);
  const narrowed = 0.05 * open + 0.045 * smoothstep(0.35, 0.8, open);
  const thinned = clamp(smile) * (1 - pressed);
  const sunk = smoothstep(0, -0.1, smile);
  const gap = mix(jaw + parted, 0.03, tucked) * (1 - smoothstep(CLOSING.from, CLOSING.to, pressed));
  return {
    open,
    wide,
    round,
    pressed,
    tucked,
    teeth,
    smile,
    jaw,
    gap,
    tongue: clamp(mouth.tongue),
    tongueTip: smoothstep(0.72, 0.98, mouth.tongue) * smoothstep(0.4, 0.75, teeth),
    widthScale: 1 + 0.16 * wide - 0.2 * round - narrowed + spread + 0.02 * pressed - 0.045 * sunk,
    span: (1 - 0.38 * round) * mix(mix(0.83, 0.92, bared), 0.95, smoothstep(0, 0.5, open)),
    upperShare: mix(0.22 + 0.24 * round, 0.5, tucked),
    upperThickness: 1 - 0.36 * pressed - 0.08 * tucked + 0.06 * round - 0.1 * wide - 0.1 * open - 0.18 * thinned,
    lowerThickness: 1 - 0.34 * pressed - 0.42 * tucked + 0.08 * round - 0.1 * wide - 0.17 * thinned,
    upperRoll: visibleRoll * (1 - 0.7 * round) + 0.1 * pressed,
    lowerRoll: visibleRoll * (1 - 0.7 * round) + 0.1 * smoothstep(0, 0.02, gap) + 0.24 * pressed + 0.46 * tucked,
    fullness: mix(mix(mix(1.15, 1.02, clamp(open * 1.6 - 0.1)), 0.8, 0.8 * bared * clamp(wide)), 0.6, round),
    stretched: clamp(Math.max(smoothstep(0, 0.5, open), smoothstep(0.1, 0.8, smile)) * (1 - 0.7 * round)),
    cornerDrop: 0.28 * jaw + 0.046 * clamp(-smile, 0, 0.6) + 0.012 * sunk,
    smileRise: risen,
    lowerLift: 0.016 * tucked + 0.004 * pressed,
    upperLift:
      (0.006 * bared + 0.02 * clamp(wide) * smoothstep(0, 0.2, open)) * (1 - pressed) +
      0.006 * tucked +
      0.005 * open * (1 - round),
    relax: clamp(0.8 * round + 0.15 * puckered + 0.5 * open + 0.9 * sober + SPEAKING_EVENS * speaking),
    cheer: 0.85 * smoothstep(0.05, 0.5, felt),
    foldsEased: Math.max(
      clamp(0.95 * round + 0.5 * open + 0.5 * sober) * (1 - 0.6 * clamp(smile)),
      0.95 * smoothstep(0.02, 0.22, open),
      0.95 * smoothstep(0.1, 0.4, wide),
      Math.max(0.8 * pressed, 0.95 * tucked),
      0.8 * smoothstep(0.6, 0.9, smile),
    ),
  };
}
