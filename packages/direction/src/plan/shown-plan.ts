import type { PlannedMark, ShownPlan, ShownSentence } from '@herald/media/film-plan';
import type { ActingPlan } from '@herald/media/scene/acting-plan';
import type { PlannedFigure } from '@herald/media/scene/figures';
import { isPresenterSize, type PlannedShot, type ShotSize } from '@herald/media/scene/shot-plan';
import { markedAction } from '@herald/media/script-marks';
import type { ActedClause } from '../clauses/acted-clause.ts';
import { namesOfFigures } from '../figures/figures-in-shots.ts';
import type { SpokenWord } from '../reading/clause.ts';
import type { ReadScript } from '../reading/read-clauses.ts';
import { BEFORE_STRESS_SEC } from './gesture-times.ts';

const ROUNDING_SEC = 0.001;

type Said = Pick<SpokenWord, 'startSec'>;

interface Planned {
  clauses: readonly ActedClause[];
  shots: readonly PlannedShot[];
  /** there is a second camera */
  hasSides: boolean;
  /** what a shot may show */
  sizes: readonly ShotSize[];
  figures: readonly PlannedFigure[];
  acting: ActingPlan;
}

/** The sentences with what they got. */
export function shownPlan({ sentences, lost }: ReadScript, planned: Planned): ShownPlan {
  const idle = sentences.flatMap(({ words, marks, idle: without }) => {
    const unseen = marks.filter((mark) => !without.includes(mark) && isUnseen(mark, planned.sizes));
    return without.length + unseen.length > 0 ? [{ words: textOf(words), marks: [...without, ...unseen] }] : [];
  });
  return {
    lost,
    ...(idle.length > 0 && { idle }),
    sentences: sentences.map(({ words, marks, written }, place): ShownSentence => {
      const own = planned.clauses.filter(({ clause }) => clause.sentence === place);
      const [fromSec, untilSec] = [own[0]?.clause.fromSec ?? 0, own.at(-1)?.untilSec ?? 0];
      const { expressions, gestures } = planned.acting;
      const made = gestures
        .map(({ name, strokeSec }) => ({ name, stressSec: strokeSec + BEFORE_STRESS_SEC }))
        .filter(({ stressSec }) => stressSec >= fromSec && stressSec < untilSec);
      return {
        words: textOf(words),
        fromSec,
        untilSec,
        shots: shotsIn(planned, words, sentences[place - 1]?.words.at(-1)),
        expression: expressions.findLast(({ atSec }) => atSec < fromSec)?.name ?? 'neutral',
        gestures: made.map(({ name }) => name),
        gestureWords: made.map(({ stressSec }) => wordAt(words, stressSec)),
        figures: namesOfFigures(planned.figures, fromSec, untilSec),
        marks,
        written,
        why: [...new Set(own.flatMap(({ findings }) => findings.map(({ rule }) => rule.why)))],
      };
    }),
  };
}

const textOf = (words: readonly SpokenWord[]): string => words.map(({ text }) => text).join(' ');

/** Whether a mark asks for a picture, a clip or a product that the film does not have. */
function isUnseen({ mark }: PlannedMark, sizes: readonly ShotSize[]): boolean {
  const action = markedAction(mark);
  if (action?.does === 'show-product') return !sizes.includes('product');
  return (
    action?.does === 'frame' && action.size !== 'card' && !isPresenterSize(action.size) && !sizes.includes(action.size)
  );
}

function wordAt(words: readonly { startSec: number }[], sec: number): number {
  return Math.max(
    0,
    words.findLastIndex(({ startSec }) => startSec <= sec + ROUNDING_SEC),
  );
}

/** The shot a sentence begins in, and those that begin before a later word of it. */
function shotsIn({ shots, hasSides }: Planned, words: readonly Said[], last: Said | undefined): ShownSentence['shots'] {
  const placeAt = (sec: number) => shots.findLastIndex(({ fromSec }) => fromSec <= sec);
  return words.flatMap(({ startSec }, word) => {
    const place = placeAt(startSec);
    const before = words[word - 1] ?? last;
    const isCut = before !== undefined && placeAt(before.startSec) !== place;
    if (word > 0 && !isCut) return [];
    const { size = 'wide', isAside = false } = shots[place] ?? {};
    return [{ word, size, ...(isCut && { isCut }), ...(hasSides && isPresenterSize(size) && { isAside }) }];
  });
}
