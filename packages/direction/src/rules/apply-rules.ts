import { isUnhappy } from '../sense/read-sense.ts';
import type { Rule, Situation } from './rule.ts';
import { RULES } from './rules.ts';

/** A rule that found something, and the word it happens on. */
export interface Finding {
  rule: Rule;
  wordIndex: number;
}

export function applyRules(situation: Situation): Finding[] {
  const isSad = isUnhappy(situation.sense.tone);
  const rules = RULES.filter(({ isGlad, isToViewer }) => !(isGlad && isSad) && !(isToViewer && situation.isQuoted));
  return rules.flatMap((rule) => {
    const wordIndex = rule.finds(situation);
    return wordIndex === undefined ? [] : [{ rule, wordIndex }];
  });
}
