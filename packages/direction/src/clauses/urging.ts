import type { Clause } from '../reading/clause.ts';
import { cueAt, findCue } from '../reading/find-cue.ts';
import { BEFORE_PAUSE } from '../rules/find-in-clause.ts';
import { isUnhappy, readSense } from '../sense/read-sense.ts';
import { senseWordsOf } from '../sense/words/sense-words-of.ts';
import { urgeWordsOf } from '../words/urge-words.ts';

const SOUND = /[\p{L}\p{N}]/u;
/** "The doctor told me" */
const REPORT_WORDS = 3;

/** What forbids to wait, and what it is meant for. */
export type Urge = 'call' | 'warning';

type Told = Pick<Clause, 'words' | 'ending'>;

/** "Don't wait!" and "don't wait, try it today" ask for something; "don't wait until it rusts" and "don't wait, or it rusts" warn. */
export function urgeOf(clause: Clause, next: Clause | undefined, locale: string): Urge | undefined {
  const rest = behindUrge(clause, locale);
  if (rest === undefined) return undefined;
  const isOver = rest.words.length === 0;
  const goesOn = isOver && next?.sentence === clause.sentence ? { ...next, words: next.words.filter(isSaid) } : rest;
  return goesOn.words.length > 0 && isThreat(goesOn, locale) ? 'warning' : 'call';
}

/** What stands behind the pause, or behind "don't hesitate to". */
function behindUrge({ words, ending }: Clause, locale: string): Told | undefined {
  const { urges, openUrges, leads } = urgeWordsOf(locale);
  const from = behindLeads(words, leads);
  const length = cueAt(words, from, urges);
  const end = from + Math.max(length, cueAt(words, from, openUrges));
  if (end === from) return undefined;
  const [last, next] = [words[end - 1], words[end]];
  const isPause = next === undefined || !isSaid(next) || BEFORE_PAUSE.test(last?.text ?? '');
  return isPause || end > from + length ? { words: words.slice(end).filter(isSaid), ending } : undefined;
}

/** "So please" */
function behindLeads(words: Clause['words'], leads: readonly string[], from = 0): number {
  const length = cueAt(words, from, leads);
  return length === 0 ? from : behindLeads(words, leads, from + length);
}

/** A sign may be a word of its own: "n'attendez pas !" */
function isSaid({ text }: Clause['words'][number]): boolean {
  return SOUND.test(text);
}

function isThreat(rest: Told, locale: string): boolean {
  const { turns, reports, threats } = urgeWordsOf(locale);
  const isTurned = cueAt(rest.words, 0, turns) > 0 || findCue(rest.words.slice(0, REPORT_WORDS), reports) !== undefined;
  if (isTurned || findCue(rest.words, threats) !== undefined) return true;
  return isUnhappy(readSense(rest, senseWordsOf(locale)).tone);
}
