import { readCardinal, readLabel } from './numbers.ts';
import { type Around, joinWords, type Reading, spellLetters } from './reading.ts';
import { UNITS } from './words.ts';

/** Numbers after these name a thing: room three oh five, seat four B. */
const LABELLED =
  /^(?:error|room|flight|gate|channel|unit|apartment|apt|suite|ste|highway|hwy|interstate|route|bus|model|form|area|seat|row|bay|stall|locker|door|block|building|bldg|section|table|platform|track|exit|terminal|zone|aisle|booth|size|no)$/i;
/** What the firm 3M sells; "3M users" are people. */
const OF_THREE_M = /^(?:tape|adhesives?|masks?|films?|filters?|strips?|hooks?|stickers?|brand|command|backing|glue)$/i;
const COUNTED =
  /^(?:times|years?|days?|weeks?|months?|hours?|minutes?|people|women|men|miles|calories|percent|dollars|customers|reviews|recipes|words|steps|points|members|\p{Lu}\p{L}+s)$/u;

/** "My old Porsche 911 runs": a number behind a name belongs to it, unless things are counted. */
const isModelNumber = ({ before, next, isAfterName }: Around): boolean =>
  LABELLED.test(before) || (isAfterName === true && !COUNTED.test(next) && !Object.hasOwn(UNITS, next));

const asLabel = (digits: string, around: Around): string | undefined =>
  isModelNumber(around) ? readLabel(digits) : undefined;

/** "3XL" of a shirt. */
const readSize = (size: string): string =>
  /^\d/.test(size) ? `${readCardinal(size.slice(0, 1))} ${spellLetters(size.slice(1))}` : spellLetters(size);

/** Numbers and letters that are names. They come before units and millions, which look the same. */
export const LABELS: Reading[] = [
  {
    pattern: /^(\d{1,4})([A-Z])$/,
    read: (m, around) =>
      LABELLED.test(around.before) || (m[0] === '3M' && OF_THREE_M.test(around.next))
        ? `${readLabel(m[1])} ${m[2] === 'A' ? 'A' : m[2].toLowerCase()}`
        : undefined,
  },
  {
    pattern: /^(X{0,3}S|M|X{0,3}L|\dXL)[-–—](X{0,3}S|M|X{0,3}L|\dXL)$/,
    read: (m) => `${readSize(m[1])} to ${readSize(m[2])}`,
  },
  {
    pattern: /^(\d{3})s$/,
    read: (m, around) => (around.isAfterName ? `${readLabel(m[1])}s` : undefined),
  },
  { pattern: /^([A-Z])(\d{1,2})$/, read: (m) => `${m[1].toLowerCase()} ${readCardinal(m[2])}` },
  { pattern: /^([A-Z])-?(\d{3,4})$/, read: (m) => `${m[1].toLowerCase()} ${readLabel(m[2])}` },
  { pattern: /^([A-Z]{2,3})-(\d)$/, read: (m) => joinWords(spellLetters(m[1]), readCardinal(m[2])) },
  { pattern: /^([1-9]\d\d)$/, read: (m, around) => asLabel(m[1], around) },
];

/** Words that start sentences and headlines, so a capital does not make them names. */
const NO_NAMES = new Set(
  (
    'a about above across add after all almost already also an and another any are around as ask at back because been before ' +
    'below best between big book both bring build burn but buy by call can choose claim come cost costs cut deal did do does down ' +
    'drink drop during each earn eat enjoy even every extra find first for free from gain get getting give go grab great grow ' +
    'had half has have help here hit hold how i if in inside into is it join just keep know last learn less limited list live ' +
    'look lose lost love made make maybe meet more most move my near nearly need never new next no not now of off offer on once ' +
    'one only open or order our out over own page part pay per pick plus post price prices pro quick raise reach read ready roughly ' +
    'run sale save saved see sell send serve share ship shop short show since sign size so sold some spend start starting step still ' +
    'stop take team that the their them then there these they this those through till to today top total trusted try two under until up ' +
    'upto use used via visit walk want was we were what when where which while who why will win with within without won worth write you your'
  ).split(' '),
);

/** Whether a written word with a capital is a name, as far as its letters tell. */
export const looksLikeName = (word: string): boolean =>
  /^\p{Lu}[\p{L}\d'’&-]+$/u.test(word) && !NO_NAMES.has(word.toLowerCase()) && !/^\p{Lu}{5,}$/u.test(word);
