import type { Expression, Gesture } from './scene/acting-plan.ts';
import type { ShotSize } from './scene/shot-plan.ts';
import { FROM_FRONT, FROM_SIDE, type MarkedAction, markedAction } from './script-marks.ts';

/** Raised whenever an older plan would be read differently. */
export const PLAN_VERSION = 1;

/** A mark that stands in the plan instead of in the script. */
export interface PlannedMark {
  /** the place of the word it stands before, in its sentence */
  word: number;
  /** its name without brackets */
  mark: string;
  /** nobody chose it: a face stays as strong as it is without it, and a shot is cut to, also from one of its size */
  isKept?: true | undefined;
}

/** What a person wants for a sentence, which is known by its words. */
export interface PlannedSentence {
  words: string;
  marks: PlannedMark[];
}

export interface FilmPlan {
  version: typeof PLAN_VERSION;
  sentences: PlannedSentence[];
}

/** What a mark is about; a written one wins over a planned one of its kind in the same sentence. */
export const MARK_KINDS = ['shot', 'camera', 'face', 'hands', 'head', 'figure'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

export interface ShownShot {
  word: number;
  size: ShotSize;
  /** it begins with this word */
  isCut?: true | undefined;
  /** of a presenter whom a second camera may film: whether it does */
  isAside?: boolean | undefined;
}

/** A sentence as it will be filmed. */
export interface ShownSentence {
  words: string;
  fromSec: number;
  untilSec: number;
  /** the first is the one the sentence begins in */
  shots: ShownShot[];
  expression: Expression;
  gestures: Gesture[];
  /** the word that each gesture is made at */
  gestureWords: number[];
  /** what stands in the picture with the presenter, as marks */
  figures: string[];
  /** what the plan asks for */
  marks: PlannedMark[];
  /** the kinds that are written in the script */
  written: MarkKind[];
  /** one short sentence for each reason */
  why: string[];
}

export interface ShownPlan {
  sentences: ShownSentence[];
  /** wishes for sentences that are no longer said */
  lost: PlannedSentence[];
  /** sentences with those of their marks that cannot act: their word, picture or product is not there, or another shot has their word; left out: none */
  idle?: PlannedSentence[] | undefined;
}

/** A sentence with this mark has no gesture but those of its other marks. */
export const NO_GESTURE = 'no gesture';
/** Nearer frames and those of pictures leave hands no room; a close one has some where it opens a film. */
const SIZES_WITH_HANDS: readonly ShotSize[] = ['wide', 'medium'];

const KINDS: Readonly<Record<Exclude<MarkedAction['does'], 'pause'>, MarkKind>> = {
  frame: 'shot',
  'show-product': 'shot',
  'see-from': 'camera',
  express: 'face',
  gesture: 'hands',
  'move-head': 'head',
  figure: 'figure',
};

/** Undefined for a pause, which belongs to the sound, and for what is no mark. */
export function kindOfMark(mark: string): MarkKind | undefined {
  const action = markedAction(mark);
  return action && kindOfAction(action);
}

export function kindOfAction({ does }: MarkedAction): MarkKind | undefined {
  return does === 'pause' ? undefined : KINDS[does];
}

/** The plan that keeps each sentence in the shots, gestures and face it has. */
export function keptPlan({ sentences }: ShownPlan): FilmPlan {
  return {
    version: PLAN_VERSION,
    sentences: sentences.map((sentence) => ({ words: sentence.words, marks: keptMarks(sentence) })),
  };
}

/** What keeps a sentence in the shots, gestures and face it has, whatever is said before and after it. */
export function keptMarks(sentence: ShownSentence): PlannedMark[] {
  const { shots, gestures, gestureWords, expression, marks, written } = sentence;
  const isFaceChosen = marks.some(({ mark, isKept }) => kindOfMark(mark) === 'face' && !isKept);
  const kept: Partial<Record<MarkKind, PlannedMark[]>> = {
    shot: shotMarks(shots),
    camera: shots.flatMap(({ word, isAside }) =>
      isAside === undefined ? [] : [{ word, mark: markOfCamera(isAside) }],
    ),
    // Where no hands are seen, nothing was decided about them.
    ...((gestures.length > 0 || shots.some(({ size }) => SIZES_WITH_HANDS.includes(size))) && {
      hands: [
        ...gestures.map((gesture, index) => ({ word: gestureWords[index] ?? 0, mark: gesture.replaceAll('-', ' ') })),
        { word: gestureWords[0] ?? 0, mark: NO_GESTURE },
      ],
    }),
    ...(!isFaceChosen && { face: [{ word: 0, mark: expression, isKept: true }] }),
  };
  const others = marks.filter(({ mark }) => kept[kindOfMark(mark) ?? 'head'] === undefined);
  return [...others, ...MARK_KINDS.flatMap((kind) => (written.includes(kind) ? [] : (kept[kind] ?? [])))];
}

/** What keeps the shots of a sentence. */
export function shotMarks(shots: readonly ShownShot[]): PlannedMark[] {
  return shots.map(({ word, size, isCut }) => ({ word, mark: markOfShot(size), ...(isCut && { isKept: isCut }) }));
}

export function markOfCamera(isAside: boolean): string {
  return isAside ? FROM_SIDE : FROM_FRONT;
}

export function markOfShot(size: ShotSize): string {
  return size === 'product' ? 'show product' : size;
}
