import type { SpokenWord } from '../reading/clause.ts';
import { cueAt } from '../reading/find-cue.ts';
import { offerLeadsOf } from '../words/offer-leads.ts';
import type { ToldMoney } from './quoted-sum.ts';
import { STOPS } from './spoken-sum.ts';

/** Whether a number begins its phrase or stands behind a word that offers something: in "a family of four for $12" nobody sells four. */
export function isOffered(
  words: readonly SpokenWord[],
  first: number,
  { locale, told }: { locale: string; told?: ToldMoney | undefined },
): boolean {
  const all = told?.words ?? words;
  const place = told ? all.findIndex(({ startSec }) => startSec === words[first]?.startSec) : first;
  const before = all.slice(Math.max(0, place - 2), Math.max(0, place));
  const last = before.at(-1);
  if (last === undefined || STOPS.test(last.text)) return true;
  const leads = offerLeadsOf(locale);
  return before.some((_, index) => cueAt(before, index, leads) === before.length - index);
}
