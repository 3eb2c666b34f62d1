import { heaviest } from '../reading/find-cue.ts';
import { isUnhappy } from '../sense/read-sense.ts';
import { isKnownGlad } from './find-in-clause.ts';
import type { Rule, Situation } from './rule.ts';

/** "Pardon?!" */
const SHOCKED = /[?？؟].?[!！]|[!！].?[?？؟]/u;

const isTroubled = (held: Situation['held']): boolean => held === 'anger' || held === 'trouble';

/** What is cried out, and asked back, without a word that any list knows: what stands before it decides. */
export const OUTCRY_RULES: readonly Rule[] = [
  {
    name: 'echo',
    why: 'cannot believe what was just said',
    causes: { expressions: ['surprised'], accent: 1 },
    // "Nine hours! Nine hours!" is not known to be glad.
    finds: ({ clause, sense, told, isEcho }) =>
      isEcho && clause.ending !== 'statement' && sense.tone === 'open' && !isUnhappy(told)
        ? heaviest(clause.words)
        : undefined,
  },
  {
    name: 'doubted echo',
    why: 'cannot believe what trouble was just told',
    causes: { expressions: ['skeptical'], head: 'shake', accent: 1 },
    finds: ({ clause, held, isEcho }) =>
      isEcho && isTroubled(held) && clause.ending === 'question' ? heaviest(clause.words) : undefined,
  },
  {
    name: 'angry outcry',
    why: 'exclaims in the middle of trouble',
    causes: { expressions: ['serious'], strength: 0.85, isAngry: true, gestures: ['beat'], head: 'shake', accent: 1 },
    finds: ({ clause, held }) =>
      isTroubled(held) && clause.ending === 'exclamation' ? heaviest(clause.words) : undefined,
  },
  {
    name: 'exclamation',
    why: 'exclaims',
    isGlad: true,
    causes: { expressions: ['excited', 'delighted'], gestures: ['beat'], accent: 1 },
    finds: (situation) =>
      situation.clause.ending === 'exclamation' && isKnownGlad(situation)
        ? heaviest(situation.clause.words)
        : undefined,
  },
  {
    name: 'outcry',
    why: 'exclaims something that may be good or bad',
    causes: { expressions: ['surprised'], strength: 0.6, gestures: ['beat'], accent: 1 },
    finds: ({ clause, sense, told }) =>
      clause.ending === 'exclamation' && sense.tone === 'open' && !isUnhappy(told) ? heaviest(clause.words) : undefined,
  },
  {
    name: 'shocked question',
    why: 'asks and cannot believe it',
    causes: { expressions: ['surprised'], strength: 0.9, head: 'shake', accent: 1 },
    finds: ({ clause, sense }) =>
      sense.tone === 'open' && SHOCKED.test(clause.words.at(-1)?.text ?? '') ? heaviest(clause.words) : undefined,
  },
];
