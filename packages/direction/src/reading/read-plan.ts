import {
  type FilmPlan,
  kindOfAction,
  kindOfMark,
  type MarkKind,
  type PlannedMark,
  type PlannedSentence,
} from '@herald/media/film-plan';
import { markedAction } from '@herald/media/script-marks';
import type { PlacedMark, SpokenWord } from './clause.ts';
import { plainOf } from './read-words.ts';

/** A sentence with all its marks. */
export interface PlannedReading {
  words: SpokenWord[];
  placed: PlacedMark[];
  /** those of the plan that count */
  marks: PlannedMark[];
  /** those that its words leave without effect */
  idle: PlannedMark[];
  written: MarkKind[];
}

/** A sentence that shares so many of its words with a planned one is the same, a little changed. */
const SAME_WORDS = 0.6;

/** Gives each sentence what is planned for it. */
export function readPlan(
  sentences: readonly SpokenWord[][],
  written: readonly PlacedMark[],
  plan: FilmPlan | undefined,
): { sentences: PlannedReading[]; lost: PlannedSentence[] } {
  const planned = plan?.sentences ?? [];
  const found = matchSentences(
    sentences.map((words) => words.flatMap(({ plain }) => plain.split(/\s+/u)).filter(Boolean)),
    planned.map(({ words }) => words.split(/\s+/u).map(plainOf).filter(Boolean)),
  );
  const lost = planned.filter((sentence, index) => sentence.marks.length > 0 && !found.includes(index));
  return { sentences: sentences.map((words, i) => readSentence(words, written, planned[found[i] ?? -1])), lost };
}

function readSentence(
  words: SpokenWord[],
  written: readonly PlacedMark[],
  planned: PlannedSentence | undefined,
): PlannedReading {
  const [firstSec, lastSec] = [words[0]?.startSec ?? 0, words.at(-1)?.startSec ?? 0];
  const own = written.filter(({ atSec }) => atSec >= firstSec && atSec <= lastSec);
  const kinds = [...new Set(own.flatMap(({ action }) => kindOfAction(action) ?? []))];
  const marks = (planned?.marks ?? []).filter(({ word, mark }) => {
    const kind = kindOfMark(mark);
    return kind !== undefined && !kinds.includes(kind) && words[word] !== undefined;
  });
  const isIdle = ({ word, mark }: PlannedMark, place: number, all: readonly PlannedMark[]): boolean =>
    words[word] === undefined ||
    all.slice(place + 1).some((later) => later.word === word && areShots(mark, later.mark));
  const idle = (planned?.marks ?? []).filter(isIdle);
  const asked = marks.flatMap(({ word, mark, isKept }) => {
    const action = markedAction(mark);
    const atSec = words[word]?.startSec;
    return action && atSec !== undefined ? [{ action, atSec, isKept }] : [];
  });
  return { words, placed: [...own, ...asked].sort((a, b) => a.atSec - b.atSec), marks, idle, written: kinds };
}

/** Of two shots for one word the later is seen. */
const areShots = (...marks: string[]): boolean => marks.every((mark) => kindOfMark(mark) === 'shot');

/**
 * The place of the planned sentence for each one that is said: the same words first, each planned one once and in order,
 * then those that are nearly the same.
 */
function matchSentences(said: readonly string[][], planned: readonly string[][]): (number | undefined)[] {
  const free = new Set(planned.keys());
  const take = (fits: (place: number) => boolean) => {
    const place = [...free].find(fits);
    if (place !== undefined) free.delete(place);
    return place;
  };
  const same = said.map((words) => take((place) => planned[place]?.join(' ') === words.join(' ')));
  return said.map((words, i) => same[i] ?? take((place) => likeness(words, planned[place] ?? []) >= SAME_WORDS));
}

/** 0 no word is shared .. 1 all are. */
function likeness(a: readonly string[], b: readonly string[]): number {
  const left = [...b];
  const shared = a.filter((word) => {
    const place = left.indexOf(word);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
  return (2 * shared.length) / Math.max(1, a.length + b.length);
}
