import type { PlannedFigure } from '@herald/media/scene/figures';
import type { ShotPlace } from '@herald/media/scene/shot-plan';
import type { ActedClause } from '../clauses/acted-clause.ts';
import type { SpokenWord } from '../reading/clause.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';
import { surelyAsked } from './call-label.ts';
import type { ClosingCall } from './closing-call.ts';
import { LEAD_SEC } from './figure-wish.ts';
import { freeOffer, isGift } from './free-offer.ts';
import { readNumbers } from './read-numbers.ts';
import { textsOf } from './said-price.ts';
import { savingAs } from './told-as.ts';

/** What costs nothing or is taken off, and the clause and the words that say it. */
export interface FreeSaid {
  acted: ActedClause;
  words: readonly SpokenWord[];
  figure: PlannedFigure;
  /** instead of what is paid otherwise: a delivery that is free is none */
  isPrice: boolean;
}

interface Beside {
  call?: ClosingCall | undefined;
  name?: string | undefined;
  hasPrice: boolean;
  fromSec: number;
}

const MOST_LINES = 3;

/** The last thing that is free among what a film says at its end, else what is saved by who does what it asks: "Text us for $10 off". */
export function freeIn(
  closing: readonly ActedClause[],
  { locale, durationSec }: { locale: string; durationSec: number },
): FreeSaid | undefined {
  const told = closing.filter(({ clause }) => clause.ending !== 'question');
  const saidIn = (find: typeof freeOffer) =>
    told.flatMap((acted): FreeSaid[] => {
      const { sentence, fromSec: saidSec } = acted.clause;
      const behind = closing.filter(({ clause }) => clause.sentence === sentence && clause.fromSec > saidSec);
      const found = find([...acted.clause.words, ...behind.flatMap(({ clause }) => clause.words)], locale);
      const words = found ? acted.clause.words.slice(found.first, found.first + found.length) : [];
      const [first, last] = [words[0], words.at(-1)];
      if (!found || !first || !last) return [];
      const parts = [{ text: found.text, atSec: first.startSec }];
      const fromSec = Math.max(0, first.startSec - LEAD_SEC);
      const figure = { kind: 'number', fromSec, untilSec: durationSec, parts, saidUntilSec: last.endSec } as const;
      return [{ acted, words, figure, isPrice: !isGift(words, locale) }];
    });
  return saidIn(freeOffer).at(-1) ?? saidIn(savedByCall).at(-1);
}

function savedByCall(words: readonly SpokenWord[], locale: string) {
  if (!surelyAsked(words, locale)) return undefined;
  const [saving] = readNumbers(words, locale, cueWordsOf(locale)).flatMap((number) => {
    const texts = textsOf(number, words, words[number.first]?.startSec ?? 0, locale);
    return savingAs(number, words, texts, locale) ?? [];
  });
  return saving && { ...saving, text: saving.texts.join(' ') };
}

/** What stands below the offer: where to go, else what is asked, and who offers it, which is the headline where there is no offer. */
export function beside(place: ShotPlace | undefined, { call, name, hasPrice, fromSec }: Beside): ShotPlace | undefined {
  const isNamed = (lines: readonly string[]) => name !== undefined && lines.some((line) => line.includes(name));
  if (place) {
    const lines = name && !isNamed(place.lines) ? [...place.lines, name] : place.lines;
    return { ...place, lines: lines.slice(0, MOST_LINES) };
  }
  if (!call) return hasPrice && name ? { lines: [name], atSec: fromSec, untilSec: fromSec } : undefined;
  const { text, atSec, untilSec } = call;
  const named = name && !isNamed([text]) ? [name] : [];
  return { lines: hasPrice ? [text, ...named] : [...named, text], atSec, untilSec };
}
