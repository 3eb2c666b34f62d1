import { endsSentence } from '@herald/media/captions/sentence-end';
import type { SceneSpec } from '@herald/media/scene/scene-spec';

/** A stretch of a film in which a viewer looks into the eyes. */
export interface MetSpan {
  fromSec: number;
  untilSec: number;
}

/** A price is understood a moment after it is said. */
const AFTER_NUMBER_SEC = 0.25;
/** So long it takes to say one that is shown, with its unit. */
const SHOWN_NUMBER_SEC = 1.5;
const NUMBER = /\p{N}/u;

/** When numbers are said, and all of the last sentence: what a film asks for. */
export function metSpans({ words, figures }: Pick<SceneSpec, 'words' | 'figures'>): MetSpan[] {
  const numbers = words.filter(({ text }) => NUMBER.test(text));
  const figured = figures.flatMap(({ kind, parts, untilSec }) =>
    kind === 'number'
      ? parts.map(({ atSec }) => ({ fromSec: atSec, untilSec: Math.min(untilSec, atSec + SHOWN_NUMBER_SEC) }))
      : [],
  );
  const [last] = words.slice(-1);
  return [
    ...numbers.map(({ startSec, endSec }) => ({ fromSec: startSec, untilSec: endSec + AFTER_NUMBER_SEC })),
    ...figured,
    ...(last ? [{ fromSec: words[lastSentenceOf(words)]?.startSec ?? 0, untilSec: last.endSec }] : []),
  ];
}

/** Which word begins the last sentence. */
function lastSentenceOf(words: SceneSpec['words']): number {
  return words.findLastIndex(({ text }, place) => {
    const [before, last] = [words[place - 2], words[place - 1]];
    return !last || endsSentence(last.text, { next: text, before: before?.text, isPause: false });
  });
}
