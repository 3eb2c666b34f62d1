import type { SpokenWord } from '../reading/clause.ts';
import { cueAt, findCue } from '../reading/find-cue.ts';
import { isUnhappy, readSense } from '../sense/read-sense.ts';
import type { SenseWords } from '../sense/sense-words.ts';
import { productTalkWordsOf } from '../words/product-talk-words.ts';
import { productWordsOf } from '../words/product-words.ts';
import { type QualityWords, qualityWordsOf } from '../words/quality-words.ts';

interface Subject {
  locale: string;
  /** the words of its names */
  known: ReadonlySet<string>;
  /** the words before speak of it */
  isFollowing: boolean;
}

/** "This jar is dark", "the raw Luma honey is dark": the link comes soon. */
const MOST_BEFORE_SUBJECT = 2;
const MOST_IN_SUBJECT = 4;
/** "Dark and slow": one word between two qualities. */
const MOST_BETWEEN = 1;

/** Whether what sounds bad in some words only says how the product is: "This jar is dark and slow" is no bad news. */
export function isOwnQuality(words: SpokenWord[], subject: Subject, cues: SenseWords): boolean {
  const sense = readSense({ words, ending: 'statement' }, cues);
  if (sense.tone !== 'bad') return false;
  const quality = qualityWordsOf(subject.locale);
  const start = subjectAt(words, subject);
  if (start < 0) return false;
  const link = linkAfter(words, start, quality);
  const between = words.slice(link + 1, sense.wordIndex);
  const isSaidOfIt = link >= 0 && sense.wordIndex > link && findCue(between, quality.articles) === undefined;
  return isSaidOfIt && findCue(words, quality.harmed) === undefined && allTogether(words, sense.wordIndex, cues);
}

/** "This jar is …": the word for a thing between the one that points and the one that says how it is. */
export function pointedThing(words: readonly SpokenWord[], locale: string): string | undefined {
  const quality = qualityWordsOf(locale);
  const { points, times } = productWordsOf(locale);
  const [first, thing] = words;
  if (!first || !thing || cueAt(words, 0, points) !== 1 || cueAt(words, 2, quality.links) === 0) return undefined;
  const isThing = ![...times, ...quality.standIns, ...quality.links, ...quality.articles].includes(thing.plain);
  return isThing ? thing.plain : undefined;
}

function subjectAt(words: readonly SpokenWord[], { locale, known, isFollowing }: Subject): number {
  const { points, times } = productWordsOf(locale);
  const pointing = cueAt(words, 0, points);
  if (pointing > 0 && !times.includes(words[pointing]?.plain ?? '')) return 0;
  const named = words.findIndex(({ plain }) => known.has(plain));
  if (named >= 0 && named <= MOST_BEFORE_SUBJECT) return named;
  return isFollowing && cueAt(words, 0, productTalkWordsOf(locale).its) > 0 ? 0 : -1;
}

function linkAfter(words: readonly SpokenWord[], start: number, { links }: QualityWords): number {
  const reach = words.slice(start + 1, start + 1 + MOST_IN_SUBJECT);
  const index = findCue(reach, links);
  return index === undefined ? -1 : start + 1 + index;
}

/** Nothing else in the clause sounds bad. */
function allTogether(words: readonly SpokenWord[], index: number, cues: SenseWords): boolean {
  const rest = words.slice(index + 1);
  const { tone, wordIndex } = readSense({ words: rest, ending: 'statement' }, cues);
  if (!isUnhappy(tone)) return true;
  return tone === 'bad' && wordIndex <= MOST_BETWEEN && allTogether(rest, wordIndex, cues);
}
