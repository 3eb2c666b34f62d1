import { isUnhappy } from '../sense/read-sense.ts';
import type { Rule, Situation } from './rule.ts';
import { RULES } from './rules.ts';

/** A rule that found something, and the word it happens on. */
export interface Finding {
  rule: Rule;
  wordIndex: number;
}

export function applyRules(situation: Situation): Finding[] {
  const rules = isUnhappy(situation.sense.tone) ? RULES.filter(({ isGlad }) => !isGlad) : RULES;
  return rules.flatMap((rule) => {
    const wordIndex = rule.finds(situation);
    return wordIndex === undefined ? [] : [{ rule, wordIndex }];
  });
}
