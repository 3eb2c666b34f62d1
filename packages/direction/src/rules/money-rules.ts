import { moneyIn } from './named-money.ts';
import type { Rule } from './rule.ts';

/** What is said of money: who names it holds it out. */
export const MONEY_RULES: readonly Rule[] = [
  {
    name: 'offer',
    why: 'names an offer',
    isGlad: true,
    needsProof: 'good news or end',
    calmGestures: ['open-palm'],
    // A ring of thumb and finger would say that all is well, or that little is meant.
    causes: { expressions: ['excited', 'joyous'], gestures: ['open-palm', 'beat'], accent: 1 },
    finds: (situation) => moneyIn(situation, 'offer'),
  },
  {
    name: 'gift',
    why: 'names what is free or cheaper',
    isGlad: true,
    needsProof: 'good news or end',
    // Two fingers show that something is small, and a gift is not.
    causes: { expressions: ['excited', 'joyous'], gestures: ['open-palm', 'beat'], accent: 1 },
    finds: (situation) => moneyIn(situation, 'gift'),
  },
  {
    name: 'saving',
    why: 'names what is saved',
    isGlad: true,
    // Nobody saves little, either.
    causes: { expressions: ['excited', 'joyous'], gestures: ['open-palm', 'beat'], accent: 1 },
    finds: (situation) => moneyIn(situation, 'saving'),
  },
  {
    name: 'price',
    why: 'names a price',
    isGlad: true,
    // A price alone is neither good nor bad: the story decides the face.
    causes: { gestures: ['open-palm', 'beat'], accent: 0.8 },
    finds: (situation) => moneyIn(situation, 'price'),
  },
];
