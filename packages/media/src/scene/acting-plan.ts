import { SceneSpecError, SpecReader } from '../spec-reader.ts';

/** What a face can say. */
export const EXPRESSIONS = [
  'neutral',
  'friendly',
  'joyous',
  'excited',
  'delighted',
  'concerned',
  'serious',
  'skeptical',
  'proud',
  'surprised',
] as const;
export type Expression = (typeof EXPRESSIONS)[number];

/** What hands can say. */
export const GESTURES = [
  'open-palm',
  'both-palms',
  'palm-forward',
  'point-up',
  'point-at-you',
  'point-down',
  'thumbs-up',
  'pinch',
  'count',
  'hand-on-heart',
  'hand-to-cheek',
  'beat',
  'wave',
] as const;
export type Gesture = (typeof GESTURES)[number];

/** How many fingers of one hand a count may hold up by itself. */
export const FINGERS = [1, 2, 3] as const;
export type Fingers = (typeof FINGERS)[number];

export const HANDS = ['left', 'right'] as const;
/** Of the person in the picture: the right hand is on the left of the frame. */
export type Hand = (typeof HANDS)[number];

export const HEAD_MOVES = ['nod', 'shake', 'tilt'] as const;
export type HeadMove = (typeof HEAD_MOVES)[number];

/** Holds until the next one. */
export interface ActedExpression {
  atSec: number;
  name: Expression;
  /** 0 as good as neutral .. 1 in full */
  strength: number;
  /** Of a serious face: it is angry. */
  isAngry?: true;
  /** What a film feels most: shown larger than anywhere else. */
  isPeak?: true;
}

/** Small life of a face on top of its expression, until the next one. */
export interface ActedNuance {
  atSec: number;
  smile: number;
  brow: number;
  squint: number;
}

export interface ActedGesture {
  name: Gesture;
  /** The one that leads; the other joins where a gesture needs both. */
  hand: Hand;
  /** The stroke ends here; the hand sets out before. */
  strokeSec: number;
  /** The hand sets out for its rest here at the latest. */
  untilSec: number;
  /** The other hand does the same, although the gesture needs one. */
  isJoined?: true;
  /** Of a count: so many fingers alone; left out, it counts to three. */
  fingers?: Fingers;
}

/** Where the eyes rest until the next look: 0 in the camera, -1 and 1 at the corners of the eyes; x grows to the right of the frame, y down. */
export interface ActedLook {
  atSec: number;
  x: number;
  y: number;
}

/** How the head is held until the next one, in radians. */
export interface ActedStance {
  atSec: number;
  yaw: number;
  pitch: number;
  roll: number;
}

export interface ActedHeadMove {
  atSec: number;
  kind: HeadMove;
  /** -1..1; of a tilt, the sign is its side */
  strength: number;
}

/** Brows and a small nod on a word that carries its sentence. */
export interface ActedAccent {
  atSec: number;
  strength: number;
}

/** What is heard and seen of somebody without a word. */
export const SOUNDS = ['laugh', 'chuckle', 'sigh'] as const;

export interface ActedSound {
  kind: (typeof SOUNDS)[number];
  fromSec: number;
  untilSec: number;
}

/** The product the presenter holds comes nearer and turns a little to the camera between these moments. */
export interface ShownProduct {
  fromSec: number;
  untilSec: number;
}

/** All that a presenter does besides moving the lips, decided before anything is drawn. Every list is in the order of time. */
export interface ActingPlan {
  expressions: ActedExpression[];
  nuances: ActedNuance[];
  looks: ActedLook[];
  stances: ActedStance[];
  headMoves: ActedHeadMove[];
  accents: ActedAccent[];
  blinks: { atSec: number }[];
  gestures: ActedGesture[];
  shows: ShownProduct[];
  /** in pauses of the voice; left out where there are none */
  sounds?: ActedSound[];
}

const MAX_MOMENTS = 20_000;
const LATEST_SEC = 3700;
/** A performance may begin before the first frame. */
const EARLIEST_SEC = -10;

export function readActing(acting: SpecReader): ActingPlan {
  return {
    expressions: moments(acting, 'expressions', (entry) => ({
      ...momentOf(entry),
      name: entry.oneOf('name', EXPRESSIONS),
      strength: entry.number('strength', { min: 0, max: 1 }),
      ...entry.flag('isAngry'),
      ...entry.flag('isPeak'),
    })),
    nuances: moments(acting, 'nuances', (entry) => ({
      ...momentOf(entry),
      smile: share(entry, 'smile'),
      brow: share(entry, 'brow'),
      squint: share(entry, 'squint'),
    })),
    looks: moments(acting, 'looks', (entry) => ({ ...momentOf(entry), x: share(entry, 'x'), y: share(entry, 'y') })),
    stances: moments(acting, 'stances', (entry) => ({
      ...momentOf(entry),
      yaw: share(entry, 'yaw'),
      pitch: share(entry, 'pitch'),
      roll: share(entry, 'roll'),
    })),
    headMoves: moments(acting, 'headMoves', (entry) => ({
      ...momentOf(entry),
      kind: entry.oneOf('kind', HEAD_MOVES),
      strength: share(entry, 'strength'),
    })),
    accents: moments(acting, 'accents', (entry) => ({
      ...momentOf(entry),
      strength: entry.number('strength', { min: 0, max: 1 }),
    })),
    blinks: moments(acting, 'blinks', momentOf),
    gestures: moments(acting, 'gestures', readGesture),
    shows: moments(acting, 'shows', (entry) => span(entry, 'fromSec')),
    ...soundsOf(acting),
  };
}

function soundsOf(acting: SpecReader): Pick<ActingPlan, 'sounds'> {
  const sounds = moments(acting, 'sounds', (entry) => ({
    kind: entry.oneOf('kind', SOUNDS),
    ...span(entry, 'fromSec'),
  }));
  return sounds.length > 0 ? { sounds } : {};
}

function moments<Entry>(acting: SpecReader, key: string, read: (entry: SpecReader) => Entry): Entry[] {
  const entries = acting.list(key, (value, path) => read(new SpecReader(value, path)));
  if (entries.length > MAX_MOMENTS)
    throw new SceneSpecError(acting.pathOf(key), `must have at most ${MAX_MOMENTS} entries`);
  return entries;
}

function readGesture(gesture: SpecReader): ActedGesture {
  return {
    name: gesture.oneOf('name', GESTURES),
    hand: gesture.oneOf('hand', HANDS),
    ...span(gesture, 'strokeSec'),
    ...gesture.flag('isJoined'),
    ...(gesture.raw('fingers') !== undefined && { fingers: gesture.oneOf('fingers', FINGERS) }),
  };
}

function span<Start extends string>(entry: SpecReader, start: Start): Record<Start, number> & { untilSec: number } {
  const from = second(entry, start);
  const untilSec = entry.number('untilSec', { min: from, max: LATEST_SEC });
  return { [start]: from, untilSec } as Record<Start, number> & { untilSec: number };
}

function momentOf(entry: SpecReader): { atSec: number } {
  return { atSec: second(entry, 'atSec') };
}

function second(entry: SpecReader, key: string): number {
  return entry.number(key, { min: EARLIEST_SEC, max: LATEST_SEC });
}

function share(entry: SpecReader, key: string): number {
  return entry.number(key, { min: -1, max: 1 });
}
