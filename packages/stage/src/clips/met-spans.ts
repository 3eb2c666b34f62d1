import { endsSentence } from '@herald/media/captions/sentence-end';
import type { ActingPlan } from '@herald/media/scene/acting-plan';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { smoothstep } from '#base/math/smoothstep.ts';

/** A stretch of a film in which a viewer looks into the eyes. */
export interface MetSpan {
  fromSec: number;
  untilSec: number;
  /** how much a look elsewhere is missed, 1 where it is left out */
  weight?: number;
}

/** A stressed word is met from just before it until it is heard; the more, the stronger the stress. */
const STRESS = { from: 0.38, to: 0.68, most: 0.6, beforeSec: 0.1, afterSec: 0.3 } as const;
/** A face sets out for the strongest moment of a film just before its word, which finds the eyes open. */
const PEAK_SEC = { from: -0.05, until: 0.45 } as const;
/** A film begins and ends in the viewer's eyes. */
const FIRST_SEC = 1;
const LAST_SEC = 1;

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

/** When a viewer looks into the eyes because of how words are said, and while the film begins and ends. */
export function stressedSpans(acting: ActingPlan | null, untilSec: number): MetSpan[] {
  const stresses = (acting?.accents ?? []).map(({ atSec, strength }) => ({
    fromSec: atSec - STRESS.beforeSec,
    untilSec: atSec + STRESS.afterSec,
    weight: STRESS.most * smoothstep(STRESS.from, STRESS.to, strength),
  }));
  const peaks = (acting?.expressions ?? []).filter(({ isPeak }) => isPeak);
  return [
    ...peaks.map(({ atSec }) => ({ fromSec: atSec + PEAK_SEC.from, untilSec: atSec + PEAK_SEC.until })),
    ...stresses.filter(({ weight }) => weight > 0),
    { fromSec: 0, untilSec: FIRST_SEC },
    { fromSec: untilSec - LAST_SEC, untilSec },
  ];
}

/** Which word begins the last sentence. */
function lastSentenceOf(words: SceneSpec['words']): number {
  return words.findLastIndex(({ text }, place) => {
    const [before, last] = [words[place - 2], words[place - 1]];
    return !last || endsSentence(last.text, { next: text, before: before?.text, isPause: false });
  });
}
