import { isForeignStop, readForeignAbbreviation } from '../foreign/abbreviations.ts';
import type { Mark } from '../script-token.ts';
import { endingMark, type WrittenWord } from '../written-word.ts';
import { unitKey } from './measures.ts';
import { readState } from './states.ts';
import { INITIALISMS, UNITS } from './words.ts';

/** Said before a name. */
const TITLES: Record<string, string> = {
  mr: 'mister',
  mrs: 'missus',
  ms: 'miz',
  dr: 'doctor',
  prof: 'professor',
  st: 'saint',
  ft: 'fort',
  mt: 'mount',
  sen: 'senator',
  gov: 'governor',
  gen: 'general',
  capt: 'captain',
  rev: 'reverend',
  sgt: 'sergeant',
  lt: 'lieutenant',
  cpl: 'corporal',
  col: 'colonel',
  maj: 'major',
  hon: 'honorable',
  pres: 'president',
};

/** "Gen Z" is no general. */
const UNDOTTED_TITLES = new Set(['mr', 'mrs', 'ms', 'dr', 'prof', 'st', 'mt']);

/** Said after a name; only with a full stop. */
const AFTER_NAMES: Record<string, string> = {
  st: 'street',
  dr: 'drive',
  rd: 'road',
  ln: 'lane',
  ave: 'avenue',
  blvd: 'boulevard',
  inc: 'incorporated',
  ltd: 'limited',
  corp: 'corporation',
  co: 'company',
  bros: 'brothers',
  jr: 'junior',
  sr: 'senior',
  ft: 'feet',
};

const ANYWHERE: Record<string, string> = {
  vs: 'versus',
  etc: 'et cetera',
  'e.g': 'for example',
  'i.e': 'that is',
  'p.p': 'per person',
  approx: 'approximately',
  dept: 'department',
  'w/o': 'without',
  'b/c': 'because',
  hwy: 'highway',
  blvd: 'boulevard',
  pkg: 'package',
  pkgs: 'packages',
  bldg: 'building',
  mgmt: 'management',
  thru: 'through',
  'f/t': 'full time',
  'p/t': 'part time',
  mktg: 'marketing',
  mfg: 'manufacturing',
  qty: 'quantity',
  sqft: 'square feet',
  ppl: 'people',
};

/** Words of their own without a full stop. */
const DOTTED: Record<string, string> = {
  incl: 'including',
  excl: 'excluding',
  vol: 'volume',
  pp: 'pages',
  nts: 'nights',
  ch: 'chapter',
  ed: 'edition',
  sq: 'square',
  lic: 'license',
  cert: 'certified',
  exp: 'expires',
  diam: 'diameter',
  veg: 'vegetarian',
  avail: 'available',
  inst: 'institute',
  svc: 'service',
  sched: 'schedule',
  conf: 'conference',
  bdrm: 'bedroom',
  bdrms: 'bedrooms',
  br: 'bedroom',
  ba: 'bath',
  util: 'utilities',
  furn: 'furnished',
  adj: 'adjustable',
  admin: 'administration',
  nat: 'national',
  mag: 'magazine',
  pg: 'page',
  pgs: 'pages',
  max: 'maximum',
  min: 'minimum',
  avg: 'average',
  ext: 'extension',
  fig: 'figure',
  apt: 'apartment',
  misc: 'miscellaneous',
  qty: 'quantity',
  est: 'estimated',
  pt: 'part',
  appt: 'appointment',
  feat: 'featuring',
  govt: 'government',
  mfr: 'manufacturer',
  mgr: 'manager',
  mgmt: 'management',
  pkg: 'package',
  pkgs: 'packages',
  acct: 'account',
  addr: 'address',
  asst: 'assistant',
  assoc: 'association',
  bldg: 'building',
  ste: 'suite',
  hwy: 'highway',
  pkwy: 'parkway',
  intl: 'international',
  natl: 'national',
  univ: 'university',
  temp: 'temperature',
  ref: 'reference',
  orig: 'original',
  reg: 'regular',
  req: 'required',
  doz: 'dozen',
  pcs: 'pieces',
  ea: 'each',
  hrs: 'hours',
  mins: 'minutes',
  yrs: 'years',
  wks: 'weeks',
  mon: 'monday',
  tue: 'tuesday',
  tues: 'tuesday',
  wed: 'wednesday',
  thu: 'thursday',
  thurs: 'thursday',
  fri: 'friday',
  sat: 'saturday',
  sun: 'sunday',
  jan: 'january',
  feb: 'february',
  apr: 'april',
  aug: 'august',
  sept: 'september',
  oct: 'october',
  nov: 'november',
  dec: 'december',
};

/** "Appts." */
const SEVERAL = new Set(['appts', 'apts', 'bldgs', 'figs', 'exts', 'vols', 'accts', 'assts', 'refs', 'ests']);

/** A full stop after these never ends a sentence. */
const NEVER_LAST = new Set(
  'mr mrs ms prof vs e.g i.e approx incl excl est vol fig ext apt mt sen gov gen capt rev rs feat sgt lt cpl col maj hon p.o'.split(
    ' ',
  ),
);

/** These are spelled, unless the whole sentence shouts. */
const ALSO_WORDS = new Set(['IT', 'AM', 'US', 'PS', 'AR', 'EV', 'HR', 'IP', 'ID', 'LA', 'ER']);
const SHORT_WORDS = new Set('IS IN ON UP TO GO AT AS DO NO SO MY WE BE BY OF OR IF AN HE ME'.split(' '));

const isEnglish = (locale: string): boolean => locale.startsWith('en');
const startsUpper = (word: WrittenWord | undefined): boolean => /^\p{Lu}/u.test(word?.core ?? '');
const isInitials = (core: string): boolean => /(?:^|[\s\d])(?:\p{L}\.)+\p{L}$/u.test(core);
const isShouted = (word: WrittenWord | undefined): boolean =>
  word !== undefined && (SHORT_WORDS.has(word.core) || (/^[A-Z]{3,}$/.test(word.core) && !INITIALISMS.has(word.core)));

/** "Mr. & Mrs." share one name. */
const comesBeforeName = (word: WrittenWord, next: WrittenWord | undefined): boolean =>
  !/[,;]/.test(word.trailing) && (startsUpper(next) || /^(?:&|and)$/i.test(next?.core ?? ''));

/** "14 Elm St. London": after a name, St. and Dr. belong to the address. */
const followsName = (before: WrittenWord | undefined): boolean =>
  startsUpper(before) &&
  !before?.trailing &&
  !/^(?:The|In|At|Near|On|From|And|Meet|Ask|Mount)$/.test(before?.core ?? '');

/** Whether a weekday may stand before it. */
const startsDate = (following: string): boolean =>
  /^(?:\d|&|and$|to$|thru$|through$|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*$|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s\d)/i.test(
    following,
  );

/** "closed Sun." */
const BEFORE_DAY = /^(?:closed|open|opens|every|next|until|till|thru|through)$/i;

/** "Thu, Aug. 10" needs no full stop. */
function readWeekday({ core, trailing }: WrittenWord, next: WrittenWord | undefined): string | undefined {
  if (!/^(?:Mon|Tues?|Wed|Thu|Thurs?|Fri|Sat|Sun)$/.test(core)) return undefined;
  const isShort = /^(?:Tues?|Thu|Thurs?|Fri)$/.test(core);
  const isDated = /^\d{1,2}\/\d{1,2}(?:\/\d{2,4})?$|^\d{1,2}(?:am|pm)/i.test(next?.core ?? '');
  const isAlone = core === 'Mon' && /^(?:only|thru|through|morning|evening|night)$/.test(next?.core ?? '');
  return isShort || isDated || isAlone || (/^,|^\.,/.test(trailing) && startsDate(next?.core ?? ''))
    ? DOTTED[core.toLowerCase()]
    : undefined;
}

function readDotted(key: string, next: WrittenWord | undefined, before: WrittenWord | undefined): string | undefined {
  if (key === 'ship') return /^free$/i.test(before?.core ?? '') ? 'shipping' : undefined;
  if (SEVERAL.has(key)) return `${DOTTED[key.slice(0, -1)]}s`;
  if (!Object.hasOwn(DOTTED, key)) return undefined;
  const following = next?.core ?? '';
  if (key === 'est' && /^\d{4}$/.test(following)) return 'established';
  if (key === 'incl' && !next) return 'included';
  if (['ch', 'ed', 'exp', 'pg', 'br', 'ba', 'mag', 'nat'].includes(key)) {
    const isBeside = /^\d/.test(following) || /^\d+(?:st|nd|rd|th)?$/.test(before?.core ?? '');
    if (!isBeside) return undefined;
  }
  if (key === 'pt' && !/^(?:\d+|[IVX]+)$/.test(following)) return undefined;
  if (['sat', 'sun', 'wed', 'mon'].includes(key))
    return startsDate(following) || BEFORE_DAY.test(before?.core ?? '') ? DOTTED[key] : undefined;
  if (next && ['ref', 'reg', 'req', 'temp', 'orig'].includes(key))
    return /^[\p{Ll}\d$]/u.test(following) ? DOTTED[key] : undefined;
  if (key === 'fig' && !/^\d/.test(following)) return undefined;
  return DOTTED[key];
}

const DIRECTIONS: Record<string, string> = { N: 'north', E: 'east', S: 'south', W: 'west' };

/** "350 W. 42nd St.", "12 N. Main St." */
const readDirection = (
  { core, trailing }: WrittenWord,
  before: WrittenWord | undefined,
  next: WrittenWord | undefined,
): string | undefined =>
  trailing === '.' &&
  /^\d+$/.test(before?.core ?? '') &&
  /^(?:\d+(?:st|nd|rd|th)|\p{Lu}\p{Ll}.*)$/u.test(next?.core ?? '')
    ? DIRECTIONS[core]
    : undefined;

/** What an English short form means, judged by the words around it; undefined when it is an ordinary word. */
export function readAbbreviation(
  word: WrittenWord,
  next: WrittenWord | undefined,
  before?: WrittenWord,
): string | undefined {
  const key = word.core.toLowerCase();
  const dotted = word.trailing.startsWith('.');
  if (key === 'no') return dotted && /^\d/.test(next?.core ?? '') ? 'number' : undefined;
  if (key === 'w' && word.trailing.startsWith('/')) return 'with';
  const placed = readState(word, before, next) ?? readDirection(word, before, next);
  if (placed) return placed;
  if (key === 'st' || key === 'dr') {
    if (dotted && followsName(before) && !/[’']s$/.test(next?.core ?? '')) return AFTER_NAMES[key];
  }
  if (key === 'gen' && dotted && /^\d+(?:st|nd|rd|th)$/.test(before?.core ?? '')) return 'generation';
  if (Object.hasOwn(TITLES, key) && comesBeforeName(word, next) && (dotted || UNDOTTED_TITLES.has(key)))
    return TITLES[key];
  if (Object.hasOwn(ANYWHERE, key)) return ANYWHERE[key];
  const weekday = readWeekday(word, next);
  if (weekday) return weekday;
  if (!dotted) return undefined;
  return Object.hasOwn(AFTER_NAMES, key) ? AFTER_NAMES[key] : readDotted(key, next, before);
}

/** Whether capital letters that also make a word are that word, because the words around them are all capitals. */
export const isShoutedWord = (
  word: WrittenWord,
  before: WrittenWord | undefined,
  next: WrittenWord | undefined,
): boolean =>
  ALSO_WORDS.has(word.core) &&
  !(word.core === 'US' && before?.core === 'THE' && !isShouted(next)) &&
  (isShouted(before) || isShouted(next));

const endsWithUnit = (core: string): boolean => {
  const sign = /^[\d.,\s½¼¾⅓⅔⅛x×–-]+(\D+)$/.exec(core)?.[1];
  return sign !== undefined && Object.hasOwn(UNITS, unitKey(sign));
};

/** "Mon.-Fri", "$4.99/ea" and words without a vowel: their full stop belongs to them. */
const endsShort = (core: string): boolean => {
  const last = /[-–/.]\s?(\p{L}+)$/u.exec(core)?.[1].toLowerCase();
  if (last !== undefined && (Object.hasOwn(DOTTED, last) || Object.hasOwn(UNITS, last))) return true;
  return /^[b-df-hj-np-tv-xz]{2,4}$/i.test(core);
};

function isAbbreviated(
  word: WrittenWord,
  next: WrittenWord | undefined,
  locale: string,
  before: WrittenWord | undefined,
): boolean {
  if (isInitials(word.core) || /^(?!I)\p{Lu}$/u.test(word.core)) return true;
  if (!isEnglish(locale))
    return (
      isForeignStop(word, next, locale, before) || readForeignAbbreviation(word, next, locale, before) !== undefined
    );
  return (
    word.core === 'Rs' ||
    endsWithUnit(word.core) ||
    endsShort(word.core) ||
    readAbbreviation(word, next, before) !== undefined
  );
}

/** Three dots before a small letter hold the sentence open. */
const isHeldOpen = (word: WrittenWord, next: WrittenWord | undefined): boolean =>
  /^(?:\.{2,}|…)$/.test(word.trailing) && /^\p{Ll}/u.test(next?.core ?? '');

/** The punctuation that counts after a word; the full stop of an abbreviation ends no sentence by itself. */
export function markAfter(
  word: WrittenWord,
  next: WrittenWord | undefined,
  locale: string,
  before?: WrittenWord,
): Mark {
  if (!word.core) return endingMark(word.text);
  if (isHeldOpen(word, next)) return ',';
  if (!word.trailing.startsWith('.') || !isAbbreviated(word, next, locale, before)) return endingMark(word.trailing);
  const further = endingMark(word.trailing.slice(1));
  if (further || !next) return further || '.';
  const key = word.core.toLowerCase();
  if (!isEnglish(locale)) return isForeignStop(word, next, locale, before) || !startsUpper(next) ? '' : '.';
  if (NEVER_LAST.has(key) || key === 'no') return '';
  if (/^[ap]\.m$|[\s\d][ap]\.?m$/i.test(word.core) && /^(?:[ECMP][SD]?T|GMT|BST)$/.test(next.core)) return '';
  const beforeName = Object.hasOwn(TITLES, key) || word.core.length === 1;
  const isDay = /^(?:mon|tue|wed|thu|fri|sat|sun)(?:[a-z]*day|s|rs|r)?$/i.test(next.core);
  return startsUpper(next) && !beforeName && !isDay ? '.' : '';
}
