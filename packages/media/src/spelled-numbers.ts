import { hindiNumber, isPartOfHindiNumber } from './hindi-numbers.ts';

/** How a language spells the whole numbers below a thousand, its words for a thousand, and what a share is called. */
interface Spelling {
  numerals: Numerals;
  spell(value: number): string;
  thousand: RegExp;
  /** "nineteen hundred": in languages that count so beyond ten, with the words before and behind it */
  hundreds?: RegExp;
  /** in place of both, where halves and scales of their own are said: "ढाई सौ" */
  scaled?: (text: string, values: ReadonlyMap<string, number>) => number | undefined;
  /** a word before a number that makes it another one */
  isPart?: (word: string) => boolean;
  /** of one or two words */
  percent: readonly string[];
}

const words = (list: string): string[] => list.split(' ');
const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ');

const NEVER = /(?!)/u;

const ENGLISH = {
  small: words(
    '_ one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ),
  tens: words('_ ten twenty thirty forty fifty sixty seventy eighty ninety'),
};
const GERMAN = {
  small: words(
    '_ ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
  ),
  tens: words('_ zehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'),
};
const SPANISH = {
  small: words(
    '_ uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
  ),
  tens: words('_ diez veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'),
  hundreds: words(
    '_ ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
  ),
};
const FRENCH = {
  small: words(
    '_ un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
  ),
  tens: words('_ dix vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt'),
};
const ITALIAN = {
  small: words(
    '_ uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
  ),
  tens: words('_ dieci venti trenta quaranta cinquanta sessanta settanta ottanta novanta'),
};
const PORTUGUESE = {
  small: words(
    '_ um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove',
  ),
  tens: words('_ dez vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'),
  hundreds: words('_ cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'),
};

/** Up to 99, each with a word of its own. "दो" is "give", too: they are read as sums alone. */
const HINDI = words(
  '_ एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे',
);

interface Numerals {
  /** by value; there is none for zero */
  small: readonly string[];
  tens: readonly string[];
}

/** Below a hundred, in words that follow each other. */
function plainTens({ small, tens }: Numerals, value: number): string {
  if (value < small.length) return value === 0 ? '' : (small[value] ?? '');
  const unit = value % 10;
  return joined(tens[Math.floor(value / 10)] ?? '', unit === 0 ? '' : (small[unit] ?? ''));
}

function english(value: number): string {
  const hundreds = Math.floor(value / 100);
  return joined(hundreds === 0 ? '' : `${ENGLISH.small[hundreds]} hundred`, plainTens(ENGLISH, value % 100));
}

/** One word each: "zweihundertfünfundvierzig". */
function german(value: number): string {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  const unit = rest % 10;
  const ten = GERMAN.tens[Math.floor(rest / 10)] ?? '';
  const below = rest < 20 ? (GERMAN.small[rest] ?? '') : `${unit === 0 ? '' : `${GERMAN.small[unit]}und`}${ten}`;
  const above = hundreds === 0 ? '' : `${hundreds === 1 ? '' : GERMAN.small[hundreds]}hundert`;
  return above + (rest === 0 ? '' : below);
}

function spanish(value: number): string {
  if (value === 100) return 'cien';
  const hundreds = Math.floor(value / 100);
  return joined(hundreds === 0 ? '' : (SPANISH.hundreds[hundreds] ?? ''), plainTens(SPANISH, value % 100));
}

/** Hyphens are spaces here: 71 is sixty and eleven, 95 four twenties and fifteen. */
function french(value: number): string {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  const ten = Math.floor(rest / 10);
  const isOdd = ten === 7 || ten === 9;
  const unit = isOdd ? 10 + (rest % 10) : rest % 10;
  const small = unit === 0 ? '' : (FRENCH.small[unit] ?? '');
  const below = rest < 17 ? plainTens(FRENCH, rest) : joined(FRENCH.tens[ten] ?? '', small);
  const above = hundreds === 0 ? '' : joined(hundreds === 1 ? '' : (FRENCH.small[hundreds] ?? ''), 'cent');
  return joined(above, below);
}

/** One word each; a ten loses its last letter before one and eight: "ventuno". */
function italian(value: number): string {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  const unit = rest % 10;
  const ten = ITALIAN.tens[Math.floor(rest / 10)] ?? '';
  const stem = unit === 1 || unit === 8 ? ten.slice(0, -1) : ten;
  const below = rest < 20 ? (ITALIAN.small[rest] ?? '') : stem + (unit === 0 ? '' : ITALIAN.small[unit]);
  const above = hundreds === 0 ? '' : `${hundreds === 1 ? '' : ITALIAN.small[hundreds]}cento`;
  return above + (rest === 0 ? '' : below);
}

function portuguese(value: number): string {
  if (value === 100) return 'cem';
  const hundreds = Math.floor(value / 100);
  return joined(hundreds === 0 ? '' : (PORTUGUESE.hundreds[hundreds] ?? ''), plainTens(PORTUGUESE, value % 100));
}

function hindi(value: number): string {
  const hundreds = Math.floor(value / 100);
  const above = hundreds === 0 ? '' : joined(hundreds === 1 ? '' : (HINDI[hundreds] ?? ''), 'सौ');
  return joined(above, value % 100 === 0 ? '' : (HINDI[value % 100] ?? ''));
}

const SPELLINGS: Readonly<Record<string, Spelling>> = {
  en: {
    numerals: ENGLISH,
    spell: english,
    thousand: /thousand/u,
    hundreds: /^(.+?) hundred(?: |$)/u,
    percent: ['percent', 'per cent'],
  },
  de: { numerals: GERMAN, spell: german, thousand: /tausend/u, hundreds: /^(.+?)hundert/u, percent: ['prozent'] },
  es: { numerals: SPANISH, spell: spanish, thousand: /\bmil\b/u, percent: ['por ciento'] },
  fr: {
    numerals: FRENCH,
    spell: french,
    thousand: /\bmille\b/u,
    hundreds: /^(.+?) cent(?: |$)/u,
    percent: ['pour cent'],
  },
  it: { numerals: ITALIAN, spell: italian, thousand: /mil(?:a|le)/u, percent: ['per cento'] },
  pt: { numerals: PORTUGUESE, spell: portuguese, thousand: /\bmil\b/u, percent: ['por cento'] },
  hi: {
    numerals: { small: [], tens: [] },
    spell: hindi,
    thousand: NEVER,
    scaled: hindiNumber,
    isPart: isPartOfHindiNumber,
    percent: ['प्रतिशत', 'फ़ीसदी', 'फीसदी'],
  },
};

/** From two to twelve, which are counted with, and what is part of a larger number beside them. */
export function numeralsOf(language: string): { small: string[]; large: string[] } {
  const { small, tens } = SPELLINGS[language]?.numerals ?? { small: [], tens: [] };
  return { small: small.slice(2, 13), large: [...small.slice(13), ...tens.slice(2)] };
}

/** "Percent", as it is said after a number. */
export const percentWordsOf = (language: string): readonly string[] => SPELLINGS[language]?.percent ?? [];

const HIGHEST = 999;

export interface KnownSpelling extends Pick<Spelling, 'thousand' | 'hundreds' | 'scaled' | 'isPart' | 'percent'> {
  values: ReadonlyMap<string, number>;
  /** the first two letters of all values */
  starts: ReadonlySet<string>;
}

const known = new Map<string, KnownSpelling>();

/** What a language without a list says in words stays as it is. */
export function spellingOf(locale: string): KnownSpelling | null {
  const language = locale.split('-', 1)[0]?.toLowerCase() ?? '';
  const spelling = SPELLINGS[language];
  if (!spelling) return null;
  return known.get(language) ?? learn(language, spelling);
}

function learn(language: string, spelling: Spelling): KnownSpelling {
  const values = new Map(Array.from({ length: HIGHEST }, (_, index) => [spaced(spelling.spell(index + 1)), index + 1]));
  const starts = new Set(Array.from(values.keys(), (text) => text.slice(0, 2)));
  const learned = { ...spelling, values, starts };
  known.set(language, learned);
  return learned;
}

let numerals: ReadonlyMap<string, number> | undefined;

/** What a word alone says in any of the languages: a number below a thousand; undefined where it says none. */
export function valueOfNumeral(small: string): number | undefined {
  numerals ??= new Map(
    Object.values(SPELLINGS).flatMap(({ spell }) =>
      Array.from({ length: HIGHEST }, (_, index) => [spaced(spell(index + 1)), index + 1] as const),
    ),
  );
  return numerals.get(spaced(small));
}

/** As two ways of writing a number are alike: without hyphens and the accents that come and go. */
export function spaced(text: string): string {
  return text
    .replaceAll('-', ' ')
    .replaceAll('tré', 'tre')
    .replaceAll('einhundert', 'hundert')
    .replaceAll('एक सौ', 'सौ')
    .replaceAll('पांच', 'पाँच')
    .replaceAll('पन्द्रह', 'पंद्रह')
    .replaceAll('छः', 'छह')
    .replaceAll(/\bcents\b/gu, 'cent')
    .replaceAll(/\bvingts\b/gu, 'vingt');
}
