import type { ActedClause } from '../clauses/acted-clause.ts';
import { cueAt, findCue } from '../reading/find-cue.ts';
import { isUnhappy } from '../sense/read-sense.ts';
import { senseWordsOf } from '../sense/words/sense-words-of.ts';
import { businessWordsOf } from '../words/business-words.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';
import { temperWordsOf } from '../words/temper-words.ts';
import { businessNames, type NamedBusiness } from './business-name.ts';

/**
 * The business that a film is for: named at its end, as what helped, as what somebody in trouble came to, or as who does something
 * where no turn follows any more. A rival who asked too much, or a school of long ago, is none.
 */
export function ownBusiness(
  clauses: readonly ActedClause[],
  closing: readonly ActedClause[],
  locale: string,
): string | undefined {
  const lastTurn = clauses.findLastIndex((acted) => isTurn(acted, locale));
  const found = clauses.flatMap((acted, index) => {
    const named = businessNames(acted.clause.words, locale);
    if (acted.isHelped) return named;
    if (isRival(acted, clauses, locale)) return [];
    if (closing.includes(acted)) return named.filter((one) => isReached(one, acted, locale));
    if (index < lastTurn) return [];
    const isInTrouble = clauses.slice(0, index).some(({ tone }) => isUnhappy(tone));
    return named.filter((one) => isCameTo(one, acted, { isInTrouble, locale }));
  });
  const names = [...new Set(found.map(({ name }) => name))];
  return names.length === 1 ? names[0] : undefined;
}

/** "Harbor Physical Therapy has time", "stop by Harlan Paint", "your lesson at Blue Lane Swim School". */
function isReached({ first }: NamedBusiness, { clause: { words } }: ActedClause, locale: string): boolean {
  const { visits } = senseWordsOf(locale);
  const led = words.slice(0, first);
  const isAt = first > 0 && cueAt(words, first - 1, businessWordsOf(locale)?.ats ?? []) > 0;
  return first === 0 || isAt || [visits, cueWordsOf(locale).call].some((cues) => findCue(led, cues) !== undefined);
}

interface Around {
  isInTrouble: boolean;
  locale: string;
}

/** "Marlow Locks came", "then I went to Marlow Locks", "I finally had it cut at Marlow Locks". */
function isCameTo({ first }: NamedBusiness, { clause, tone }: ActedClause, { isInTrouble, locale }: Around): boolean {
  const { visits, thens } = senseWordsOf(locale);
  const { words } = clause;
  const then = cueAt(words, 0, thens);
  const isVisited = findCue(words.slice(0, first), visits) !== undefined && (isInTrouble || then > 0);
  const isPraised = tone === 'good' && first > 0 && cueAt(words, first - 1, businessWordsOf(locale)?.ats ?? []) > 0;
  return first === 0 || first === then || isVisited || isPraised;
}

function isTurn({ isHelped, clause: { words } }: ActedClause, locale: string): boolean {
  const { turns, thens, visits } = senseWordsOf(locale);
  const then = cueAt(words, 0, thens);
  return isHelped || cueAt(words, 0, turns) > 0 || (then > 0 && findCue(words.slice(then), visits) !== undefined);
}

/** Its sentence is unhappy, or it asked for something. */
function isRival({ clause }: ActedClause, clauses: readonly ActedClause[], locale: string): boolean {
  const around = clauses.filter((other) => other.clause.sentence === clause.sentence);
  return (
    around.some(({ tone }) => isUnhappy(tone)) || findCue(clause.words, temperWordsOf(locale).demands) !== undefined
  );
}
