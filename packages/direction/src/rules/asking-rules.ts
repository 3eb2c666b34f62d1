import { cueAt, endsInTag, findCue, heaviest } from '../reading/find-cue.ts';
import { findYou } from '../reading/find-you.ts';
import { CURRENCY } from '../words/currency-words.ts';
import { offeredThoughtWordsOf } from '../words/offered-thought-words.ts';
import { indexOf, isPainful } from './find-in-clause.ts';
import type { Rule, Situation } from './rule.ts';

const CURRENCY_SIGN = /[$€£¥₹]/u;

/** "What if I fail?", and not "what if I told you", "what if we could help"; of what others do only who told bad news is afraid. */
function isAfraid({ clause: { words }, cues, sense, told, reading }: Situation): boolean {
  if (sense.tone !== 'open') return isPainful(sense.tone);
  const { offers, groups } = offeredThoughtWordsOf(reading.locale);
  const self = findCue(words, cues.me);
  const isForYou = self !== undefined && self < (findYou(words, cues) ?? 0);
  if (isForYou || findCue(words, offers) !== undefined) return false;
  return isPainful(told) || (self !== undefined && findCue(words, groups) === undefined);
}

/** What questions cause that tell nothing themselves: doubt and worry before any other. */
export const ASKING_RULES: readonly Rule[] = [
  {
    name: 'doubted sum',
    why: 'cannot believe what something costs',
    causes: { expressions: ['skeptical'], gestures: ['both-palms', 'open-palm'], head: 'shake', accent: 1 },
    // "But four hundred dollars? For plastic?"
    finds: ({ clause: { words, ending }, cues, sense, told }) => {
      const isTurned = cueAt(words, 0, cues.contrast) > 0 || isPainful(told);
      return ending === 'question' && sense.tone === 'open' && isTurned
        ? indexOf(words, ({ plain, text }) => CURRENCY.test(plain) || CURRENCY_SIGN.test(text))
        : undefined;
    },
  },
  {
    name: 'worried thought',
    why: 'is afraid of what may come',
    causes: { expressions: ['concerned'], strength: 0.8, head: 'tilt', accent: 0.8 },
    finds: (situation) => {
      const { clause, cues } = situation;
      const isThought = clause.ending === 'question' && cueAt(clause.words, 0, cues.whatIf) > 0;
      return isThought && isAfraid(situation) ? 0 : undefined;
    },
  },
  {
    name: 'offered thought',
    why: 'offers a thought',
    isGlad: true,
    causes: { expressions: ['friendly'], gestures: ['open-palm'], accent: 1 },
    finds: ({ clause, cues }) =>
      clause.ending === 'question' && cueAt(clause.words, 0, cues.whatIf) > 0 ? heaviest(clause.words) : undefined,
  },
  {
    name: 'question in joy',
    why: 'asks, and is still glad',
    causes: { expressions: ['friendly'], strength: 0.6, gestures: ['open-palm'], head: 'tilt', accent: 1 },
    finds: ({ clause, held }) => (held === 'joy' && clause.ending === 'question' ? heaviest(clause.words) : undefined),
  },
  {
    name: 'question',
    why: 'asks',
    causes: {
      expressions: ['neutral', 'skeptical'],
      strength: 0.8,
      gestures: ['open-palm'],
      head: 'tilt',
      accent: 1,
    },
    finds: ({ clause, cues }) =>
      clause.ending === 'question' && !endsInTag(clause.words, cues.tags) ? heaviest(clause.words) : undefined,
  },
];
