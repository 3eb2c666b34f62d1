import type { PassagePlace, Reading, SeenMoment } from '../direction.ts';
import type { Clause, SpokenWord } from '../reading/clause.ts';
import { cueAt, findCue } from '../reading/find-cue.ts';
import { readClauses } from '../reading/read-clauses.ts';
import { plainOf } from '../reading/read-words.ts';
import { isUnhappy, readSense } from '../sense/read-sense.ts';
import { senseWordsOf } from '../sense/words/sense-words-of.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';
import { type ProductWords, productWordsOf } from '../words/product-words.ts';

/** The same card for longer says nothing new. */
const LONGEST_SEC = 6;
const SHORTEST_SEC = 1.4;
/** It comes once more at the earliest so long after it left. */
const AWAY_SEC = 2.5;
const EARLIEST_SEC = 0.6;
/** Where nothing names it, it comes with the sentence nearest to this share of what is said. */
const WANTED_SHARE = 0.3;
const LEAST_NAME_LETTERS = 3;

interface Sentence {
  fromSec: number;
  untilSec: number;
  words: SpokenWord[];
  isUnhappy: boolean;
}

/**
 * When the product is seen: with each sentence that names it or points at it, never while something bad or something
 * else is spoken of. `names` are texts that say what it is called, such as those of the end card. A passage of several may
 * have none; in all but the first the product counts as known.
 */
export function productMoments(
  reading: Reading,
  names: readonly string[],
  passage?: Pick<PassagePlace, 'isFirst'>,
): SeenMoment[] {
  const cues = productWordsOf(reading.locale);
  const { small, call } = cueWordsOf(reading.locale);
  const sentences = sentencesOf(reading);
  const known = namesIn([...names, ...namedWhilePointing(sentences, cues)], small);
  const isShown = (sentence: Sentence) => !isAway(sentence, cues) && isNamed(sentence.words, known, cues);
  const moments: SeenMoment[] = [];
  for (const sentence of sentences) {
    const before = moments.at(-1);
    // Who asks for the order holds up what is ordered, once it is known.
    const isKnown = before !== undefined || passage?.isFirst === false;
    const isOrdered = isKnown && findCue(sentence.words.slice(0, 2), call) !== undefined;
    if (!isShown(sentence) && !isOrdered) continue;
    const fromSec = Math.max(EARLIEST_SEC, sentence.fromSec);
    if (before && fromSec < before.untilSec + AWAY_SEC) continue;
    const untilSec = untilWhen(fromSec, sentences, cues, reading.durationSec);
    if (untilSec - fromSec >= SHORTEST_SEC) moments.push({ fromSec, untilSec });
  }
  return moments.length > 0 || passage ? moments : [usualMoment(sentences, cues, reading.durationSec)];
}

function sentencesOf(reading: Reading): Sentence[] {
  const senseCues = senseWordsOf(reading.locale);
  const clauses = readClauses(reading);
  const starts = clauses.filter(({ sentence }, index) => clauses[index - 1]?.sentence !== sentence);
  return starts.map((start, index) => {
    const own = clauses.filter(({ sentence }) => sentence === start.sentence);
    const isBad = (clause: Clause) => isUnhappy(readSense(clause, senseCues).tone);
    return {
      fromSec: start.fromSec,
      untilSec: starts[index + 1]?.fromSec ?? reading.durationSec,
      words: own.flatMap(({ words }) => words),
      isUnhappy: own.some(isBad),
    };
  });
}

function isAway({ words, isUnhappy: isBad }: Sentence, { others }: ProductWords): boolean {
  return isBad || findCue(words, others) !== undefined;
}

function isNamed(words: readonly SpokenWord[], known: ReadonlySet<string>, { points, times }: ProductWords): boolean {
  return words.some(({ plain }, index) => {
    const length = cueAt(words, index, points);
    return known.has(plain) || (length > 0 && !times.includes(words[index + length]?.plain ?? ''));
  });
}

/** "This is the Lumo lamp": what is written with a capital where the script points at it, but not for being first. */
function namedWhilePointing(sentences: readonly Sentence[], cues: ProductWords): string[] {
  const pointing = sentences.filter((sentence) => !isAway(sentence, cues) && isNamed(sentence.words, new Set(), cues));
  return pointing.flatMap(({ words }) => words.slice(1).flatMap(({ text }) => (/^\p{Lu}/u.test(text) ? [text] : [])));
}

/** The words of a name that mean something. */
function namesIn(texts: readonly string[], small: readonly string[]): Set<string> {
  const words = texts.flatMap((text) => text.split(/[\s/.]+/u)).map(plainOf);
  return new Set(words.filter((word) => word.length >= LEAST_NAME_LETTERS && !small.includes(word)));
}

/** To the end of the last sentence that is over in time, or to the first that speaks of something else. */
function untilWhen(fromSec: number, sentences: readonly Sentence[], cues: ProductWords, endSec: number): number {
  const latestSec = Math.min(endSec, fromSec + LONGEST_SEC);
  const away = sentences.find((sentence) => sentence.fromSec > fromSec && isAway(sentence, cues));
  const ends = sentences.map(({ untilSec }) => untilSec);
  const lastEndSec = ends.findLast((sec) => sec <= latestSec && sec >= fromSec + SHORTEST_SEC) ?? latestSec;
  return Math.min(lastEndSec, away?.fromSec ?? lastEndSec);
}

function usualMoment(sentences: readonly Sentence[], cues: ProductWords, endSec: number): SeenMoment {
  const wantedSec = endSec * WANTED_SHARE;
  const starts = sentences.filter((sentence) => !isAway(sentence, cues) && sentence.fromSec >= EARLIEST_SEC);
  const far = ({ fromSec }: Sentence) => Math.abs(fromSec - wantedSec);
  const nearest = starts.toSorted((a, b) => far(a) - far(b))[0];
  const fromSec = nearest && nearest.fromSec < endSec * 0.8 ? nearest.fromSec : wantedSec;
  return { fromSec, untilSec: Math.min(endSec, fromSec + LONGEST_SEC) };
}
