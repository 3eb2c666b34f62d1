import { findCue } from '../reading/find-cue.ts';
import { faceWordsOf, heartWordsOf } from '../words/own-body-words.ts';
import type { Rule } from './rule.ts';

/** Who speaks of the own face or heart touches it. */
export const OWN_BODY_RULES: readonly Rule[] = [
  {
    name: 'own face',
    why: 'speaks of a face',
    causes: { gestures: ['hand-to-cheek'], isSigned: true, isOnOwnBody: true },
    finds: ({ clause, reading, sense }) =>
      sense.tone === 'grave' ? undefined : findCue(clause.words, faceWordsOf(reading.locale)),
  },
  {
    name: 'own heart',
    why: 'says what it was like',
    causes: { gestures: ['hand-on-heart'], isSigned: true, isOnOwnBody: true },
    finds: ({ clause, reading }) => findCue(clause.words, heartWordsOf(reading.locale)),
  },
];
