import type { PlannedFigure } from '@herald/media/scene/figures';
import { withSpelledAddresses } from '@herald/media/spelled-address';
import { typedText } from '@herald/media/typed-text';
import type { ActedClause } from '../clauses/acted-clause.ts';
import type { Clause, SpokenWord } from '../reading/clause.ts';
import { findCue } from '../reading/find-cue.ts';
import { senseWordsOf } from '../sense/words/sense-words-of.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';
import { callSigns } from './call-sign.ts';
import { LEAD_SEC, RANKS } from './figure-wish.ts';
import { signIn, withSign } from './price-sign.ts';
import { readNumbers } from './read-numbers.ts';

/** What a film offers at its end, and the place of the clause that begins it. */
export interface ClosingOffer {
  clause: number;
  fromSec: number;
  /** captions say everything else */
  price?: PlannedFigure;
}

interface Around {
  locale: string;
  durationSec: number;
  hasProduct: boolean;
}

/** Behind its first word a card stands so long. */
const LENGTH_SEC = { least: 1.6, most: 6.6 };
/** Who speaks is seen so long before. */
const EARLIEST_SEC = 4.5;
const LAST_SENTENCES = 3;
/** Before the offer, in which its price is looked for. */
const PRICED_SENTENCES = 2;

/** The price and the address, the handle or the code that end a film: undefined where it says none, has a link with its button, or tells of illness or death. */
export function closingOffer(clauses: readonly ActedClause[], around: Around): ClosingOffer | undefined {
  const { locale, durationSec, hasProduct } = around;
  const last = clauses.at(-1)?.clause.sentence ?? 0;
  const isLate = ({ clause }: ActedClause) =>
    clause.sentence > last - LAST_SENTENCES && durationSec - clause.fromSec <= LENGTH_SEC.most;
  const closing = clauses.filter(isLate);
  if (clauses.some(({ tone }) => tone === 'grave') || closing.some(hasLink)) return undefined;
  const words = clauses.flatMap(({ clause }) => clause.words);
  const prices = closing.flatMap(({ clause }) => pricesIn(clause, words, around));
  const addressed = closing.filter(({ clause }) => hasAddress(clause.words));
  const isCalled = callSigns(clauses, { locale, durationSec }).some(({ isSpoken }) => isSpoken);
  const isOffer = addressed.length > 0 || (prices.length > 0 && (isCalled || hasProduct));
  const told = closing.find(
    (acted) => addressed.includes(acted) || prices.some(({ clause }) => clause === acted.clause),
  );
  const clause = told ? clauses.indexOf(told) : -1;
  const fromSec = told?.clause.fromSec ?? 0;
  if (!isOffer || clause < 1 || fromSec < EARLIEST_SEC || durationSec - fromSec < LENGTH_SEC.least) return undefined;
  if (clauses.slice(clause).some(isOtherwise)) return undefined;
  const price = prices.at(-1)?.figure ?? saidBefore(clauses.slice(0, clause), words, { ...around, fromSec });
  return { clause, fromSec, ...(price && { price }) };
}

/** "It's $39 with free shipping. Order yours at …": the price of the sentences before is still what it costs. */
function saidBefore(
  clauses: readonly ActedClause[],
  words: readonly SpokenWord[],
  { fromSec, ...around }: Around & { fromSec: number },
): PlannedFigure | undefined {
  const last = clauses.at(-1)?.clause.sentence ?? 0;
  const near = clauses.filter(({ clause }) => clause.sentence > last - PRICED_SENTENCES);
  const told = near.flatMap(({ clause }) => pricesIn(clause, words, around)).at(-1);
  if (!told || near.some(hasFigureMark)) return undefined;
  const { saidUntilSec: _, ...figure } = told.figure;
  return { ...figure, fromSec };
}

const hasLink = ({ findings }: ActedClause): boolean => findings.some(({ rule }) => rule.name === 'link');

const hasFigureMark = ({ clause }: ActedClause): boolean => clause.marks.some(({ action }) => action.does === 'figure');

/** Somebody wants another picture in place of the card. */
function isOtherwise(acted: ActedClause): boolean {
  const isAsked = acted.clause.marks.some(
    ({ action }) => action.does === 'show-product' || (action.does === 'gesture' && action.gesture),
  );
  return isAsked || hasFigureMark(acted);
}

function hasAddress(words: readonly SpokenWord[]): boolean {
  const spelled = withSpelledAddresses(words.map(({ text, startSec, endSec }) => ({ text, startSec, endSec })));
  return spelled.some(({ text }, index) => typedText(text, spelled[index - 1]?.text) !== undefined);
}

function pricesIn(
  clause: Clause,
  all: readonly SpokenWord[],
  { locale, durationSec }: Around,
): { clause: Clause; figure: PlannedFigure }[] {
  const { words } = clause;
  if (findCue(words, senseWordsOf(locale).own) !== undefined) return [];
  const read = readNumbers(words, locale, cueWordsOf(locale));
  return read.flatMap(({ kind, rank, texts, word, length }) => {
    const atSec = words[word]?.startSec;
    if (kind !== 'number' || rank !== RANKS.money || atSec === undefined) return [];
    const parts = withSign(texts, signIn(all, atSec), locale).map((text) => ({ text, atSec }));
    const saidUntilSec = words[word + length - 1]?.endSec ?? atSec;
    const fromSec = Math.max(0, atSec - LEAD_SEC);
    return [{ clause, figure: { kind, fromSec, untilSec: durationSec, parts, saidUntilSec } }];
  });
}
