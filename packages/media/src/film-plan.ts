import type { Expression, Gesture } from './scene/acting-plan.ts';
import type { ShotSize } from './scene/shot-plan.ts';
import { type MarkedAction, markedAction } from './script-marks.ts';

/** Raised whenever an older plan would be read differently. */
export const PLAN_VERSION = 1;

/** A mark that stands in the plan instead of in the script. */
export interface PlannedMark {
  /** the place of the word it stands before, in its sentence */
  word: number;
  /** its name without brackets */
  mark: string;
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
export const MARK_KINDS = ['shot', 'face', 'hands', 'head', 'figure'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** A sentence as it will be filmed. */
export interface ShownSentence {
  words: string;
  fromSec: number;
  untilSec: number;
  /** the first is the one the sentence begins in */
  shots: { word: number; size: ShotSize }[];
  expression: Expression;
  gestures: Gesture[];
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
}

const KINDS: Readonly<Record<Exclude<MarkedAction['does'], 'pause'>, MarkKind>> = {
  frame: 'shot',
  'show-product': 'shot',
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

/** The plan that keeps each sentence in the shots it has. */
export function keptPlan({ sentences }: ShownPlan): FilmPlan {
  return {
    version: PLAN_VERSION,
    sentences: sentences.map(({ words, shots, marks, written }) => ({
      words,
      marks: [
        ...marks.filter(({ mark }) => kindOfMark(mark) !== 'shot'),
        ...(written.includes('shot') ? [] : shots.map(({ word, size }) => ({ word, mark: markOfShot(size) }))),
      ],
    })),
  };
}

export function markOfShot(size: ShotSize): string {
  return size === 'product' ? 'show product' : size;
}
