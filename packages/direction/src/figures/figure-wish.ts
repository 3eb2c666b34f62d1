import type { FigureKind, PlannedFigure } from '@herald/media/scene/figures';
import type { ActedClause } from '../clauses/acted-clause.ts';

/** A figure before it is known what has room and time. */
export interface FigureWish extends Omit<PlannedFigure, 'fromSec' | 'untilSec'> {
  atSec: number;
  endSec: number;
  rank: number;
  /** the new price after the old one, which goes as soon as it can be read */
  isLowered?: true;
  /** captions say it word by word, or in place of the words up to then */
  isSpoken?: true;
  saidUntilSec?: number;
  /** a sum that is asked for what a film sells */
  isAsked?: boolean;
  /** the last thing that a film asks for: it may stay until then, longer than others */
  staysUntilSec?: number;
}

export const LEAD_SEC = 0.1;
export const SHORTEST_SEC = 1.6;
/** Less cannot be read. */
export const READ_SEC = 0.8;
/** Of wishes: the lowest comes first. */
export const RANKS = {
  marked: -1,
  money: 0,
  /** a number without a unit that its phrase is all about */
  set: 0.2,
  /** each point of a list that is counted aloud */
  point: 0.5,
  chips: 1,
  call: 2.5,
  arrow: 3,
} as const;

/** Stickers and arrows have a place of their own, and tell nothing that a number could stand for. */
export function placeOf(kind: FigureKind): 'arrow' | 'sticker' | 'figure' {
  return kind === 'arrow' || kind === 'sticker' ? kind : 'figure';
}

/** What a mark asks for stands in place of what the clause would show, unless it is a sticker or an arrow. */
export function isReplaced({ clause }: ActedClause): boolean {
  return clause.marks.some(
    ({ action }) => action.does === 'figure' && (!action.figure || placeOf(action.figure.kind) === 'figure'),
  );
}
