import type { SpokenWord } from '../reading/clause.ts';
import { cueAt, findCue } from '../reading/find-cue.ts';
import { ownBodyOf } from '../words/own-body-words.ts';
import type { Rule } from './rule.ts';

/** Who speaks of the own face or heart touches it. */
export const OWN_BODY_RULES: readonly Rule[] = [
  {
    name: 'own face',
    why: 'speaks of a face',
    causes: { gestures: ['hand-to-cheek'], isSigned: true, isOnOwnBody: true },
    finds: ({ clause, reading, sense }) =>
      sense.tone === 'grave'
        ? undefined
        : findCue(literal(clause.words, reading.locale), ownBodyOf(reading.locale).face),
  },
  {
    name: 'own heart',
    why: 'says what it was like',
    causes: { gestures: ['hand-on-heart'], isSigned: true, isOnOwnBody: true },
    finds: ({ clause, reading }) => {
      const words = literal(clause.words, reading.locale);
      return findCue(words, ownBodyOf(reading.locale).heart) ?? feltAt(words, reading.locale);
    },
  },
];

/** "He laughed in my face" names no face. */
function literal(words: readonly SpokenWord[], locale: string): readonly SpokenWord[] {
  const { idioms } = ownBodyOf(locale);
  let isMeantUntil = 0;
  return words.map((word, index) => {
    isMeantUntil = Math.max(isMeantUntil, index + cueAt(words, index, idioms));
    return index < isMeantUntil ? { ...word, plain: '' } : word;
  });
}

/** "I felt so old", not "I felt the fabric". */
function feltAt(words: readonly SpokenWord[], locale: string): number | undefined {
  const { feels = [], very = [], feelings = [] } = ownBodyOf(locale);
  const at = words.findIndex((_, index) => {
    const length = cueAt(words, index, feels);
    return length > 0 && cueAt(words, behindAll(words, index + length, very), feelings) > 0;
  });
  return at < 0 ? undefined : at;
}

function behindAll(words: readonly SpokenWord[], from: number, cues: readonly string[]): number {
  const length = cueAt(words, from, cues);
  return length === 0 ? from : behindAll(words, from + length, cues);
}
