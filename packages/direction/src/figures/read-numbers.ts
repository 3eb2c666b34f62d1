import { starsIn } from '@herald/media/scene/figures';
import { spaced, spellingOf } from '@herald/media/spelled-numbers';
import type { SpokenWord } from '../reading/clause.ts';
import { cueAt } from '../reading/find-cue.ts';
import type { SenseWords } from '../sense/sense-words.ts';
import { senseWordsOf } from '../sense/words/sense-words-of.ts';
import { isMeasure, mayBeCounted } from '../words/counted-things.ts';
import type { CueWords } from '../words/cue-words.ts';
import { LEADING_CURRENCY } from '../words/currency-words.ts';
import { type NumberWords, numberWordsOf } from '../words/number-words.ts';
import { dealAt } from './deal-at.ts';
import { isLowered } from './lowered-price.ts';
import { plainPrice } from './plain-price.ts';
import { isCurrency } from './price-sign.ts';
import { isQuotedSum, type ToldMoney } from './quoted-sum.ts';
import { ratingAt } from './read-rating.ts';
import { type Share, shareAt } from './read-share.ts';
import { percentOf, pricedOf, spelledNumber, spokenSum } from './spoken-sum.ts';
import { isToldPlainly } from './told-setting.ts';

/** A number worth showing, as it is written, and how much it is worth beside another one. */
export interface ReadNumber {
  kind: 'number' | 'stars';
  texts: string[];
  /** the word it is said with */
  word: number;
  rank: number;
  /** of the words that say it, with a sign or a minus before it */
  first: number;
  /** so many words say it */
  length: number;
  /** so many of the last ones say what is counted: "square meters" */
  counts?: number;
  /** the new price after the old one */
  isLowered?: true;
  /** "for 2": below a sum that is asked for several together */
  unit?: string;
}

const AROUND = /^["“„«(¿¡]+|[.,!?;:…"”»)।。！？、，]+$/gu;
const STOPPED = /[.,!?;:…।。！？、，]$/u;
/** Thousands may be set apart by a space. */
const DIGITS = String.raw`\d(?:[\d.,'’]|\s(?=\d{3}))*`;
const MONEY = new RegExp(String.raw`^[-+−–]?(?:[$€£¥₹]\s?${DIGITS}|${DIGITS}\s?[$€£¥₹])$`, 'u');
const PERCENT = /^[-+−–]?\d[\d.,]*\s?%$/u;
const NUMBER = new RegExp(`^[-+−–]?${DIGITS}$`, 'u');
/** "4€90" */
const CENTS_BEHIND = /^(\d+)([€£])(\d{2})$/u;
/** "4,8/5" */
const OF_FIVE = /^([1-5](?:[.,]\d)?)\/5$/u;
const ALWAYS = /^24\/7$/u;
const SEVERAL_DIGITS = /\d\D*\d/u;
/** Words of a cue for a price, at most. */
const LONGEST_COST = 4;
const YEAR = /^(?:19|20)\d\d$/u;
const SIGN = /^[%$€£¥₹]$/u;
const UNIT = /^\p{L}[\p{L}\p{M}-]*$/u;
const LONGEST_UNIT = 12;
const LEAST_SPELLED = 13;
/** In all languages that have word lists. */
const MINUS = /^(?:minus|menos|moins|meno|माइनस)$/u;
const ORDINAL =
  /^(?:number|nummer|numéro|número|numero|step|schritt|étape|paso|passo|day|tag|jour|día|giorno|dia|chapter|room|platform|gate|season)$/u;
const NAME = /^["“„«(]*\p{Lu}\p{Ll}/u;
/** In the languages that count the time of day in hours. */
const HOURS = /^(?:heures?|horas?)$/u;
const WHEN = /^(?:à|avant|dès|vers|après|jusqu['’]à|às|até)$/u;
const CLOCK = /^(?:halb|viertel|dreiviertel|às|alle)$/u;
const PLURAL = /[^s]s$/u;
/** In English, Spanish, French and Portuguese several things mostly end so, and few other words of that length do. */
const SEVERAL = /^\p{L}{3,}[^su]s$/u;
const RANKS = { money: 0, stars: 0, set: 0.2, always: 1, counted: 2 } as const;

/** The numbers of a clause: prices, shares, ratings, and what has a unit. Years and times of day say when, not how much. */
export function readNumbers(
  words: readonly SpokenWord[],
  locale: string,
  cues: CueWords,
  { isAfterPrice = false, told }: { isAfterPrice?: boolean; told?: ToldMoney } = {},
): ReadNumber[] {
  const found: ReadNumber[] = [];
  const lists = { locale, language: numberWordsOf(locale), cues, sense: senseWordsOf(locale), isAfterPrice, told };
  for (let index = 0; index < words.length; ) {
    // A noun such as "Hälfte" has a capital letter and names nothing.
    if (isInName(words, index) && cueAt(words, index, lists.language.half) === 0) {
      index += 1;
      continue;
    }
    const spoken = isPartOfNumber(words, index, lists) ? undefined : spokenAt(words, index, lists);
    const number =
      spoken ?? readNumber(words, index, lists) ?? alone(words, index, lists) ?? halfAt(words, index, lists);
    if (number) {
      const isMoney = number.rank === RANKS.money;
      const isNew = isMoney && lists.isAfterPrice && isLowered(words, number.word);
      found.push(isNew ? { ...number, isLowered: true } : number);
      lists.isAfterPrice ||= isMoney && number.kind === 'number';
    }
    index = spoken ? spoken.first + spoken.length : index + 1;
  }
  return found;
}

/** "Loft Nine", "the Three Crowns": a number in words with a capital letter amid a sentence names something, as in "couch number three". */
function isInName(words: readonly SpokenWord[], word: number): boolean {
  const before = words[word - 1];
  if (before === undefined || STOPPED.test(before.text)) return false;
  return NAME.test(words[word]?.text ?? '') || ORDINAL.test(before.plain);
}

/** A number in words with its money, its percent or what it counts. */
function spokenAt(words: readonly SpokenWord[], word: number, lists: Lists): ReadNumber | undefined {
  const rating = ratingAt(words, word, lists);
  if (rating)
    return { kind: 'stars', texts: [rating.text], word, rank: RANKS.stars, first: word, length: rating.length };
  const share = shareAt(words, word, lists);
  if (share) return ofShare(share, word);
  const deal = dealAt(words, word, lists);
  if (deal) return { ...moneyAt(word, deal.texts, deal.length), unit: deal.unit };
  const sum = spokenSum(words, word, lists);
  if (sum) return moneyAt(word, sum.texts, sum.length);
  const price = plainPrice(words, word, { ...lists, isTold: isPriced(words, word, lists) });
  if (price) return moneyAt(word, [price.text], price.length);
  const spelled = spelledNumber(words, word, lists);
  // Smaller ones are of one word and are read with those in figures.
  if (!spelled || spelled.value < LEAST_SPELLED) return undefined;
  const { shown, length } = spelled;
  const [last, next] = [words[word + length - 1], words[word + length]];
  if (!next || STOPPED.test(last?.text ?? '')) {
    const isSum = isQuotedSum(words, word, { shown, length }, lists);
    if (isSum || (!YEAR.test(shown) && isPriced(words, word, lists))) return moneyAt(word, [shown], length);
    return isToldPlainly(words, word, shown, lists.locale) ? plainAt(word, shown, length) : undefined;
  }
  if (isQuotedSum(words, word, { shown, length }, lists)) return moneyAt(word, [shown], length);
  // In Hindi, where nothing tells what may be counted, numbers in words are sums alone.
  if (lists.language.small.length === 0) return undefined;
  return counted(shown, { words, word, ...unitFrom(words, word + length, lists) }, lists);
}

function ofShare({ text, isStars, length }: Share, word: number): ReadNumber {
  const said = { texts: [text], word, first: word, length };
  return isStars ? { kind: 'stars', rank: RANKS.stars, ...said } : { kind: 'number', rank: RANKS.counted, ...said };
}

function moneyAt(word: number, texts: string[], length = 1, first = word): ReadNumber {
  return { kind: 'number', texts, word, rank: RANKS.money, first, length };
}

function plainAt(word: number, shown: string, length = 1): ReadNumber {
  return { kind: 'number', texts: [shown], word, rank: RANKS.set, first: word, length };
}

interface Lists {
  locale: string;
  language: NumberWords;
  cues: CueWords;
  sense: SenseWords;
  /** a price was said just before */
  isAfterPrice: boolean;
  told?: ToldMoney | undefined;
}

/** "Every tree at half price", "half off today": shown as the share that it is. */
function halfAt(words: readonly SpokenWord[], word: number, { language, locale }: Lists): ReadNumber | undefined {
  const length = cueAt(words, word, language.half);
  return length === 0 ? undefined : moneyAt(word, [percentOf(50, locale)], length);
}

/** "My bill in January: 412", "I paid 790": a number is what it is all about without a unit, too. */
function alone(words: readonly SpokenWord[], word: number, lists: Lists): ReadNumber | undefined {
  const [before, spoken, next] = [words[word - 1], words[word], words[word + 1]];
  const bare = spoken && bareOf(spoken.text);
  if (!bare || !NUMBER.test(bare) || !SEVERAL_DIGITS.test(bare)) return undefined;
  if (isQuotedSum(words, word, { shown: bare, length: 1 }, lists)) return moneyAt(word, [bare]);
  if (!before || YEAR.test(bare)) return undefined;
  const isLast = !next || STOPPED.test(spoken.text) || lists.language.others.includes(next.plain);
  const isTold = before.text.endsWith(':') || isPriced(words, word, lists);
  if (isLast && isTold) return moneyAt(word, [bare]);
  const isWhole = isLast || (next !== undefined && lists.cues.small.includes(next.plain));
  return isWhole && isToldPlainly(words, word, bare, lists.locale) ? plainAt(word, bare) : undefined;
}

function isPriced(words: readonly SpokenWord[], word: number, { sense, isAfterPrice }: Lists): boolean {
  return isPaid(words, word, sense) || (isAfterPrice && isLowered(words, word));
}

/** Right behind what tells a price: "I paid on March 15" tells none. */
function isPaid(words: readonly SpokenWord[], word: number, { costs, offers }: SenseWords): boolean {
  const from = Math.max(0, word - LONGEST_COST);
  return words.slice(from, word).some((_, index) => {
    const length = Math.max(cueAt(words, from + index, costs), cueAt(words, from + index, offers));
    return length > 0 && from + index + length === word;
  });
}

function readNumber(words: readonly SpokenWord[], word: number, lists: Lists): ReadNumber | undefined {
  const spoken = words[word];
  if (!spoken) return undefined;
  const bare = bareOf(spoken.text);
  if (MONEY.test(bare) || PERCENT.test(bare)) return moneyAt(word, [bare]);
  const [, whole = '', sign = '', cents] = CENTS_BEHIND.exec(bare) ?? [];
  if (cents) return moneyAt(word, [`${pricedOf(Number(`${whole}.${cents}`), lists.locale)}\u00a0${sign}`]);
  const [, rating] = OF_FIVE.exec(bare) ?? [];
  if (rating) return { kind: 'stars', texts: [rating], word, rank: RANKS.stars, first: word, length: 1 };
  if (ALWAYS.test(bare)) return { kind: 'number', texts: [bare], word, rank: RANKS.always, first: word, length: 1 };
  const lead = bareOf(words[word - 1]?.text ?? '');
  if (NUMBER.test(bare) && LEADING_CURRENCY.test(lead)) return moneyAt(word, [`${lead}\u00a0${bare}`], 2, word - 1);
  const next = words[word + 1];
  if (!next || STOPPED.test(spoken.text)) return undefined;
  const signBehind = bareOf(next.text);
  if (NUMBER.test(bare) && SIGN.test(signBehind)) return moneyAt(word, [`${bare} ${signBehind}`], 2);
  if (isPartOfNumber(words, word, lists)) return undefined;
  return counted(digitsOf(bare, lists.language), { words, word, ...unitFrom(words, word + 1, lists) }, lists);
}

/** "Twenty five days", "two hundred and six": what stands before a number makes it another one. */
function isPartOfNumber(words: readonly SpokenWord[], word: number, { language, locale }: Lists): boolean {
  const [earlier, before] = [words[word - 2], words[word - 1]];
  if (!before || STOPPED.test(before.text)) return false;
  const spelling = spellingOf(locale);
  if (spelling?.isPart?.(before.plain) || (spelling?.isPart && spelling.values.has(spaced(before.plain)))) return true;
  const large = [...language.large, ...language.scales];
  if (language.joins.includes(before.plain)) return earlier !== undefined && large.includes(earlier.plain);
  return large.includes(before.plain) || language.small.includes(before.plain) || NUMBER.test(before.text);
}

function counted(
  digits: string | undefined,
  { words, word, unit, plain, at, counts }: { words: readonly SpokenWord[]; word: number } & Unit,
  lists: Lists,
): ReadNumber | undefined {
  const { language } = lists;
  if (digits === undefined || YEAR.test(digits) || isTimeOfDay(words, word, plain)) return undefined;
  const length = at + 1 - word;
  if (language.stars.includes(plain))
    return starsIn(digits) === undefined
      ? undefined
      : { kind: 'stars', texts: [digits], word, rank: RANKS.stars, first: word, length };
  if (!UNIT.test(unit) || unit.length > LONGEST_UNIT || saysMore(plain, lists)) return undefined;
  const isMoney = isCurrency(words, at, Number(digits.replace(/\D/gu, '')));
  if (!isMoney && !mayBeCounted(unit, lists.locale)) return undefined;
  const rank = isMoney ? RANKS.money : RANKS.counted;
  const isBelow = MINUS.test(words[word - 1]?.plain ?? '');
  const texts = [isBelow ? `−${digits}` : digits, language.alone?.[plain] ?? unit];
  return {
    kind: 'number',
    texts,
    word,
    rank,
    counts,
    ...(isBelow ? { first: word - 1, length: length + 1 } : { first: word, length }),
  };
}

/** Whether a word behind a number is something else than what is counted: in "by eleven the radiators were warm" nothing is. */
function saysMore(plain: string, { language, cues }: Lists): boolean {
  const numbers = [...language.small, ...language.large, ...language.scales];
  const others = [...language.clock, ...language.others, ...cues.small, ...cues.reasons, ...cues.me, ...cues.you];
  return numbers.includes(plain) || others.includes(plain);
}

/** "Avant dix heures" says when, and "pendant dix heures" how long; "a las nueve" and "halb zehn" always say when. */
function isTimeOfDay(words: readonly SpokenWord[], word: number, unit: string): boolean {
  const [earlier, before] = [words[word - 2]?.plain ?? '', words[word - 1]?.plain ?? ''];
  return (HOURS.test(unit) && WHEN.test(before)) || CLOCK.test(before) || (before === 'las' && earlier === 'a');
}

interface Unit {
  unit: string;
  plain: string;
  at: number;
  counts: number;
}

/** What is counted: in "forty food stalls" the stalls, in "200 gram bags" the grams. */
function unitFrom(words: readonly SpokenWord[], at: number, lists: Lists): Unit {
  const [first, second] = [words[at], words[at + 1]];
  const isCompound =
    first && second && !STOPPED.test(first.text) && !PLURAL.test(first.plain) && SEVERAL.test(second.plain);
  const isSecond = isCompound && !isMeasure(first.plain) && !saysMore(first.plain, lists);
  const named = isSecond ? second : first;
  const counts = isSecond ? 2 : 1;
  return { unit: bareOf(named?.text ?? ''), plain: named?.plain ?? '', at: at + counts - 1, counts };
}

/** Small numbers in words are shown in digits. */
function digitsOf(bare: string, { small }: NumberWords): string | undefined {
  if (NUMBER.test(bare)) return bare;
  const place = small.indexOf(bare.toLocaleLowerCase());
  return place < 0 ? undefined : String(place + 2);
}

function bareOf(text: string): string {
  return text.replace(AROUND, '');
}
