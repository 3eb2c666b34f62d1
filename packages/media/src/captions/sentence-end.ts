import { withoutEmoji } from '../emoji.ts';
import { endsWithSign } from '../ends-with-sign.ts';
import { CLOSED } from './bare-words.ts';
import { isAbbreviation, isMonth, isShortened, leadsOn } from './binding-words.ts';

const SENTENCE_END = endsWithSign('.!?…。！？؟।');
const CALL_IN_QUOTES = /[!?…！？؟]\s*["'”’“»«」』]\s*$/u;
const DOTTED = /^(\d{1,2})\.$/u;
const SMALL = /^\p{Ll}/u;
const CAPITAL = /^\p{Lu}/u;
/** "1. Wasser holen. 2. Teig kneten." */
const LONGEST_LIST = 20;
/** What stands before an ordinal: "am 3. Platz", "zum 90. Geburtstag", "der 1. und 2. Preis". */
const BEFORE_ORDINAL =
  /^(?:am|im|zum|zur|beim|vom|und|oder|de[rmsn]|die|das|(?:[kmds]?eine|(?:uns|eu)e?re|ihre|jede|diese)[rmsn]?|(?:[kmds]?ein|unser|euer|ihr))$/u;
/** What begins a sentence and is no noun; words that lead on do, too. */
const BEGINNING = new Set(
  'alles also außerdem bald bitte da dabei dadurch dafür damit danach dann darum dazu denn deshalb doch einfach gerade heute hier ja jede jeder jetzt mehr nein schon sogar sonst trotzdem viele warum was wer wo während'.split(
    ' ',
  ),
);

/** Whether the point of a number makes an ordinal of it: "am 3. Oktober", not "nur 79. Und". What stands around it decides. */
export function isDottedOrdinal(text: string, next: string | undefined, before: string | undefined): boolean {
  const [, digits] = DOTTED.exec(bare(text)) ?? [];
  const following = bare(next ?? '');
  if (digits === undefined || following === '') return false;
  if (leadsOnSurely(following)) return true;
  if (!CAPITAL.test(following)) return false;
  if (before === undefined || SENTENCE_END.test(before)) return Number(digits) <= LONGEST_LIST;
  if (beginsSentence(following)) return false;
  return /[,;:]$/u.test(before) || BEFORE_ORDINAL.test(bare(before).toLowerCase());
}

/** Whether a sentence ends with a word, by its sign and its neighbours; after an abbreviation only a pause tells, and some voices rest before a month. */
export function endsSentence(
  text: string,
  { next, before, isPause }: { next: string; before: string | undefined; isPause: boolean },
): boolean {
  const plain = withoutEmoji(text);
  if (!SENTENCE_END.test(plain) || isQuoteWithin(plain, next) || isShortened(plain, next)) return false;
  if (!isDottedOrdinal(plain, next, before)) return isPause || !isAbbreviation(plain, next);
  return isPause && !leadsOnSurely(bare(next));
}

/** "Wow!" she said: a small letter behind a quotation goes on with its sentence, unless that ends with a point. */
export const isQuoteWithin = (text: string, next: string): boolean =>
  CALL_IN_QUOTES.test(text) && SMALL.test(bare(next));

const leadsOnSurely = (following: string): boolean => SMALL.test(following) || isMonth(following);

const bare = (text: string): string => withoutEmoji(text).replace(CLOSED, '');

function beginsSentence(word: string): boolean {
  const small = word.replace(/[.,;:!?]+$/u, '').toLowerCase();
  return BEGINNING.has(small) || leadsOn(small);
}
