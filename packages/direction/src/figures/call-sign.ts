import { typedText } from '@herald/media/typed-text';
import type { ActedClause } from '../clauses/acted-clause.ts';
import { callLabel } from './call-label.ts';
import { type FigureWish, isReplaced, RANKS } from './figure-wish.ts';
import { namedCall } from './named-call.ts';

/** A call before the last sentence is still the last thing that a film asks for. */
const LAST_SENTENCES = 2;
/** One that is earlier leaves with its sentence. */
const LONGEST_SEC = 6;

/** The sign of what a film asks for at its end, in its own words; none where a link, an address or a code is the call, or somebody's illness is told. */
export function callSigns(
  clauses: readonly ActedClause[],
  { locale, durationSec }: { locale: string; durationSec: number },
): FigureWish[] {
  const last = clauses.at(-1)?.clause.sentence ?? 0;
  const closing = clauses.filter(({ clause }) => clause.sentence > last - LAST_SENTENCES);
  if (closing.some((acted) => hasOwnSign(acted) || acted.tone === 'grave')) return [];
  const calls = closing.flatMap((acted): FigureWish[] => {
    const { clause } = acted;
    const isFree = clause.ending !== 'question' && !isReplaced(acted);
    const before = clauses.slice(0, clauses.indexOf(acted)).flatMap((other) => other.clause.words);
    const named = isFree ? namedCall(clause.words, before, locale) : undefined;
    const label = isFree && !named ? callLabel(clause.words, locale) : named;
    const word = label && clause.words[label.wordIndex];
    if (!label || !word) return [];
    const atSec = word.startSec;
    const staysUntilSec = durationSec - atSec <= LONGEST_SEC ? durationSec : acted.untilSec;
    const parts = [{ text: label.text, atSec }];
    const isShortened = 'isShortened' in label && label.isShortened === true;
    const saidUntilSec = named && clause.words[named.wordIndex + named.length - 1]?.endSec;
    const isSpoken = isShortened
      ? {}
      : { isSpoken: true as const, ...(saidUntilSec !== undefined && { saidUntilSec }) };
    return [{ kind: 'chips', parts, atSec, endSec: staysUntilSec, staysUntilSec, rank: RANKS.call, ...isSpoken }];
  });
  return calls.slice(-1);
}

/** The link has its button, and what people type its plate. */
function hasOwnSign({ clause, findings }: ActedClause): boolean {
  return (
    findings.some(({ rule }) => rule.name === 'link') ||
    clause.words.some(({ text }, index) => typedText(text, clause.words[index - 1]?.text) !== undefined)
  );
}
