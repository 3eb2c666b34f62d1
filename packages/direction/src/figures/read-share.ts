import type { SpokenWord } from '../reading/clause.ts';
import { cueAt } from '../reading/find-cue.ts';
import { mayBeCounted } from '../words/counted-things.ts';
import { languageOf } from '../words/language-of.ts';
import type { NumberWords } from '../words/number-words.ts';
import { spelledNumber } from './spoken-sum.ts';

export interface ShareLists {
  locale: string;
  language: Pick<NumberWords, 'joins' | 'stars'>;
}

interface ShareWords {
  /** between the part and the whole */
  of: readonly string[];
  /** "nine times out of ten" */
  times: readonly string[];
  /** "tre clienti su quattro": the thing may stand between */
  countsBetween?: true;
}

const LANGUAGES: Readonly<Record<string, ShareWords>> = {
  en: { of: ['out of'], times: ['times'], countsBetween: true },
  de: { of: ['von'], times: ['mal'] },
  es: { of: ['de cada'], times: ['veces'] },
  fr: { of: ['sur'], times: ['fois'], countsBetween: true },
  it: { of: ['su'], times: ['volte'], countsBetween: true },
  pt: { of: ['em cada', 'de cada'], times: ['vezes'], countsBetween: true },
};
const DIGITS = /^\d{1,4}$/u;
const LARGEST = 1000;
const STOPPED = /[.,!?;:…]$/u;
/** "Part 2 out of 3" counts no share. */
const PARTS =
  /^(?:part|step|page|chapter|day|teil|schritt|seite|tag|parte|paso|página|partie|étape|jour|passo|giorno|dia)$/u;
/** "3 von 20 Euro", "80 sur 120 centimètres": behind the whole they make both amounts. */
const AMOUNTS =
  /^(?:euros?|dollars?|dólares|dollari|pounds?|pfund|pesos|reais|cents?|centimes|(?:zenti|milli|kilo)?metern?|meters?|metres?|mètres?|metros?|metri|cent[ií]m\p{L}+|mill[ií]m\p{L}+|kil[oó]m\p{L}+|kilos?|gramm?s?|lit(?:er|ers|re|res|ros?|ri)|[kcm]?m|k?g|ml|l)$/u;
const HOURS = /^(?:hours?|heures?|horas?|ore)$/u;
const BEFORE_ONE_IN = new Set(['and', 'about', 'almost', 'nearly', 'roughly', 'than', 'only', 'just']);
const TIMES = /^(?:second|minute|hour|day|week|month|year)s?$/u;
const STARS = 5;

export interface Share {
  text: string;
  /** a rating: "4 out of 5 stars" */
  isStars: boolean;
  /** how many words say so */
  length: number;
}

/** "Nine out of ten", "9 von 10", "nueve de cada diez": a share of a whole. */
export function shareAt(words: readonly SpokenWord[], word: number, lists: ShareLists): Share | undefined {
  const language = LANGUAGES[languageOf(lists.locale)];
  const part = language && wholeNumber(words, word, lists);
  if (!part || PARTS.test(words[word - 1]?.plain ?? '')) return undefined;
  const between = thingBetween(words, word + part.length, language);
  const behind = word + part.length + (between ? 1 : cueAt(words, word + part.length, language.times));
  const of = cueAt(words, behind, language.of) || (part.value === 1 ? oneIn(words, behind, lists) : 0);
  const whole = of > 0 ? wholeNumber(words, behind + of, lists) : undefined;
  if (!whole || whole.value <= part.value || whole.value > LARGEST) return undefined;
  const end = behind + of + whole.length;
  if (words.slice(word, end - 1).some(({ text }) => STOPPED.test(text))) return undefined;
  const next = STOPPED.test(words[end - 1]?.text ?? '') ? '' : (words[end]?.plain ?? '');
  if (AMOUNTS.test(next) || (between && mayBeCounted(next, lists.locale))) return undefined;
  const isStars =
    whole.value === STARS && [next, between?.plain ?? ''].some((named) => lists.language.stars.includes(named));
  return { text: isStars ? `${part.value}` : `${part.value}/${whole.value}`, isStars, length: end - word };
}

/** "Trois mètres sur quatre" is no share, but a size. */
function thingBetween(
  words: readonly SpokenWord[],
  at: number,
  { of, countsBetween }: ShareWords,
): SpokenWord | undefined {
  const isThere = countsBetween && cueAt(words, at, of) === 0 && cueAt(words, at + 1, of) > 0;
  const between = words[at];
  if (!isThere || !between || STOPPED.test(between.text)) return undefined;
  return AMOUNTS.test(between.plain) || HOURS.test(between.plain) ? undefined : between;
}

/** "One in five bottles": not "one in five minutes", nor behind a verb, "order one in three sizes". */
function oneIn(words: readonly SpokenWord[], at: number, lists: ShareLists): number {
  if (languageOf(lists.locale) !== 'en' || words[at]?.plain !== 'in') return 0;
  const before = words[at - 2];
  if (before && !STOPPED.test(before.text) && !BEFORE_ONE_IN.has(before.plain)) return 0;
  const whole = wholeNumber(words, at + 1, lists);
  return TIMES.test(words[at + 1 + (whole?.length ?? 0)]?.plain ?? '') ? 0 : 1;
}

/** In digits or in words. */
export function wholeNumber(
  words: readonly SpokenWord[],
  word: number,
  lists: ShareLists,
): { value: number; length: number } | undefined {
  const { plain = '' } = words[word] ?? {};
  return DIGITS.test(plain) ? { value: Number(plain), length: 1 } : spelledNumber(words, word, lists);
}
