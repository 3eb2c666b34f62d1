import type { Rule, Situation } from './rule.ts';
import { RULES } from './rules.ts';

/** A rule that found something, and the word it happens on. */
export interface Finding {
  rule: Rule;
  wordIndex: number;
}

export function applyRules(situation: Situation): Finding[] {
  return RULES.flatMap((rule) => {
    const wordIndex = rule.finds(situation);
    return wordIndex === undefined ? [] : [{ rule, wordIndex }];
  });
}

/** Bad news decides the face of the whole clause. */
export function isBadNews(findings: readonly Finding[]): boolean {
  const bad = findings.findIndex(({ rule }) => rule.isBadNews);
  const relief = findings.findIndex(({ rule }) => rule.name === 'relief');
  return bad >= 0 && relief < 0;
}
