import { isUnhappy } from '../sense/read-sense.ts';
import { isPainful } from './find-in-clause.ts';
import type { Cause, Rule, Situation } from './rule.ts';
import { RULES } from './rules.ts';

const CALM: Cause = { expressions: ['friendly'], gestures: ['open-palm', 'beat'] };

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
    return wordIndex === undefined ? [] : [{ rule: isProven(rule, situation) ? rule : calmed(rule), wordIndex }];
  });
}

/** A second sign for a strong face: a second word, an exclamation mark, or the story. */
function isProven({ needsProof }: Rule, { clause, sense, told, isEnd }: Situation): boolean {
  const isEnding = needsProof === 'good news or end' && isEnd && !isPainful(told);
  const isTold = needsProof === 'trouble' ? isPainful(told) : told === 'good';
  return !needsProof || isTold || isEnding || sense.isStrong || clause.ending === 'exclamation';
}

function calmed(rule: Rule): Rule {
  const gestures = rule.calmGestures ?? CALM.gestures;
  return { ...rule, causes: { ...rule.causes, ...CALM, ...(gestures && { gestures }) } };
}
