import type { Mouth } from '@herald/media/mouth';
import { beamingMouth } from '#base/beaming-mouth.ts';
import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';

/** A fully opened jaw, in mouth widths: more reads as shouting. */
const JAW = 0.33 * 0.85;

/** What words add to the face of a clip. */
export interface Feeling {
  /** 1 is a broad smile; below 0 the corners sink */
  smile: number;
  /** 1 is as far as brows are raised */
  brow: number;
  /** 1 is worried: the inner ends of the brows rise; -1 is angry: they sink */
  worry: number;
  /** 1 beams with joy: lips part over teeth, and brows are up */
  beam: number;
  /** 1 is wide-eyed: the upper lids rise */
  stare: number;
}

export const NO_FEELING: Readonly<Feeling> = { smile: 0, brow: 0, worry: 0, beam: 0, stare: 0 };

/** How far a broad smile takes each corner, and how far bad news let it sink, in mouth widths. */
const SMILE = { out: 0.1, up: 0.175, sink: 0.1, lids: 0.07 } as const;
/** How far brows, and their inner ends alone, are raised at most, in mouth widths; worry draws them together, too. */
const BROWS = 0.125;
const WORRY = { inner: 0.1, together: 0.025 } as const;
/** Anger lowers brows and their inner ends, draws them together, narrows the eyes from below, and presses lips that rest; corners that sink as far as in worry would be sad. */
const ANGER = { brows: 0.07, inner: 0.09, together: 0.065, lids: 0.035, press: 0.9, sink: 0.55 } as const;
/** How far upper lids rise that stare, in mouth widths. */
const STARE = 0.05;
/** How much broader a smile is that beams. */
const BEAMING = 0.25;
/** Lips that part by more than this speak, and are not pressed. */
const RESTING = { open: 0.06, teeth: 0.25 } as const;

/** Lips that are drawn back part by so much more of their width: else a dark line goes on past the opening. */
const SPREAD_SPAN = 0.06;
/** Beyond it corners would be blunt. */
const WIDEST_SPAN = 0.995;

/** Lips that hardly part keep so much of their width when they round, up to which gap in mouth widths: the clip's own corner would stay beside them. */
const SHUT_WIDTH = { kept: 0.5, from: 0.04, to: 0.13 };

/** What a mouth shape does to lips and jaw. */
export interface LipMoves {
  open: number;
  round: number;
  pressed: number;
  tucked: number;
  bared: number;
  teeth: number;
  tongue: number;
  jaw: number;
  gap: number;
  /** how far the corners go out */
  corner: number;
  /** how wide the opening is, as a share of the mouth */
  span: number;
  /** the upper lip's share of the opening */
  upper: number;
  /** how full the opening is at its sides: lower is fuller */
  full: number;
  drop: number;
  rollUpper: number;
  rollLower: number;
  /** how much higher lips look that come forward */
  fuller: number;
  /** how far the corners are drawn back, as a share of the most: cheeks tighten with them */
  spread: number;
  /** how far the corners rise, in mouth widths; below none they sink */
  rise: number;
  /** how broad the smile is, 0 to 1: lips that are stretched over teeth shade them less */
  beaming: number;
  /** how far the upper lids rise, in mouth widths */
  upperLids: number;
  /** how far the lower lids, the brows and the inner ends of the brows rise, in mouth widths */
  lids: number;
  brows: number;
  innerBrows: number;
  /** how far the inner ends of the brows come together, in mouth widths, and how deep the lines between them are, up to 1 */
  together: number;
  frown: number;
  liftUpper: number;
  liftLower: number;
}

/** Stressed vowels open so much further, as far as the jaw goes; shorter sounds keep their size, and closed lips stay closed. */
const STRESSED = { more: 0.24, from: 0.15, to: 0.68 };

/** A mouth of somebody who speaks to a camera: on a small screen, what is enough in a room looks mumbled. */
export function spokenOut(mouth: Mouth): Mouth {
  const open = clamp(mouth.open);
  return { ...mouth, open: Math.min(1, open * (1 + STRESSED.more * smoothstep(STRESSED.from, STRESSED.to, open))) };
}

export function lipMovesOf(spoken: Mouth, feeling: Feeling = NO_FEELING): LipMoves {
  const mouth = beamingMouth(spoken, feeling.beam);
  const open = clamp(mouth.open);
  const wide = clamp(mouth.wide, -1, 1);
  const round = clamp(mouth.round);
  const worry = clamp(feeling.worry, -1, 1);
  const anger = clamp(-worry);
  const teeth = clamp(mouth.teeth);
  const press = Math.max(clamp(mouth.press), ANGER.press * anger * restOf(open, teeth) * (1 - round));
  const tucked = smoothstep(0.35, 0.65, teeth) * clamp(press * 4);
  const pressed = press * (1 - tucked);
  const bared = smoothstep(0.3, 0.65, teeth) * (1 - smoothstep(0.3, 0.5, open));
  const jaw = JAW * open * (1 - 0.42 * round);
  const felt = feeling.smile < 0 ? feeling.smile * mix(1, ANGER.sink, anger) : feeling.smile;
  const beams = 1 + BEAMING * feeling.beam;
  const smiled = beams * clamp(felt, -1, 1) * (1 - 0.6 * round) * (1 - 0.3 * press);
  const parted = (bared * (0.05 + 0.025 * wide) * teeth + 0.082 * round * (1 - 0.5 * open)) * (1 - pressed);
  const gap = mix(jaw * 0.94 + parted, 0.075, tucked) * (1 - smoothstep(0.1, 0.95, pressed));
  const narrowed = round * (1 - SHUT_WIDTH.kept * (1 - smoothstep(SHUT_WIDTH.from, SHUT_WIDTH.to, gap)));
  return {
    open,
    round,
    pressed,
    tucked,
    bared,
    teeth,
    tongue: clamp(mouth.tongue),
    jaw,
    gap,
    corner:
      0.5 * (0.16 * Math.max(wide, 0) + 0.05 * Math.min(wide, 0) - 0.25 * narrowed - 0.05 * open - 0.025 * pressed) +
      SMILE.out * Math.max(0, smiled),
    span:
      (1 - 0.35 * round) *
      Math.min(WIDEST_SPAN, mix(0.88, 0.935, smoothstep(0, 0.55, open)) + SPREAD_SPAN * Math.max(0, wide)),
    upper: mix(0.22 + 0.34 * round, 0.45, tucked),
    full: mix(mix(1.05, 0.76, clamp(open * 1.6 - 0.1)), 0.52, round),
    drop: 0.22 * jaw,
    rollUpper: 0.02 * pressed - 0.004 * round,
    rollLower: 0.024 * pressed + 0.05 * tucked - 0.004 * round,
    fuller: 0.5 * round * (1 - pressed),
    spread: clamp(wide / 0.85 + Math.max(0, smiled)),
    rise: smiled < 0 ? SMILE.sink * smiled : SMILE.up * smiled,
    beaming: clamp(smiled),
    lids: SMILE.lids * clamp(feeling.smile) + ANGER.lids * anger,
    upperLids: STARE * clamp(feeling.stare),
    brows: BROWS * clamp(feeling.brow) * (1 - anger) - ANGER.brows * anger,
    innerBrows: (worry < 0 ? ANGER.inner : WORRY.inner) * worry,
    together: ANGER.together * anger + WORRY.together * clamp(worry),
    frown: anger + 0.4 * clamp(worry),
    liftUpper: 0.018 * bared + 0.012 * tucked + 0.012 * open,
    liftLower: 0.035 * tucked + 0.006 * pressed,
  };
}

/** 1 where lips are closed or as good as closed. */
const restOf = (open: number, teeth: number): number =>
  (1 - smoothstep(0, RESTING.open, open)) * (1 - smoothstep(0, RESTING.teeth, teeth));

/** Lips that rest are the clip's own: nothing is painted. */
export function isAtRest(moves: LipMoves): boolean {
  const { gap, jaw, pressed, corner, rise } = moves;
  const areLipsStill = gap < 0.001 && jaw < 0.001 && pressed < 0.01;
  return areLipsStill && Math.abs(corner) < 0.002 && Math.abs(rise) < 0.002 && isUpperFaceStill(moves);
}

export const isUpperFaceStill = ({ lids, upperLids, brows, innerBrows, together }: LipMoves): boolean =>
  Math.max(lids, upperLids) < 0.004 && Math.abs(brows) < 0.006 && Math.abs(innerBrows) < 0.006 && together < 0.004;
