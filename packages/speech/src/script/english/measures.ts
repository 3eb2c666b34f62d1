import { plural, readCardinal, readNumber, readOrdinal } from './numbers.ts';
import { type Around, DASH, joinWords, NUMBER, type Reading, spellLetters, whole } from './reading.ts';
import { COMPARISONS, MAGNITUDES, MORE_LESS, UNITS } from './words.ts';

/** Signs that are also words ("5 in the box", "3 x") need a number right before them. */
const NEVER_APART = new Set(['in', 'x', 's', '°']);
const escaped = (sign: string): string => sign.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const bySize = (a: string, b: string): number => b.length - a.length;
const SIGNS_APART = Object.keys(UNITS)
  .filter((sign) => !NEVER_APART.has(sign))
  .sort(bySize)
  .map(escaped)
  .join('|');
const DOTTED_UNITS = String.raw`sq\.?\s?ft|fl\.?\s?oz`;
const UNIT = Object.keys(UNITS).sort(bySize).map(escaped).join('|').concat('|', DOTTED_UNITS);

/** Written with spaces, read as one. */
export const MEASURE_GROUPS = [
  String.raw`\d{1,2}W\s?[x×]\s?\d{2}L(?!\p{L})`,
  String.raw`\d\s?(?:ft|')\.?\s?\d{1,2}\s?(?:in|["″])(?![\p{L}\d])`,
  String.raw`\d+(?:\.\d+)?\s?[x×]\s?\d+(?:\.\d+)?\s(?:${SIGNS_APART})(?![\p{L}\d&])`,
  String.raw`\d+['’′]\s?[x×]\s?\d+['’′]`,
  String.raw`\d+\s?(?:bd|br|bed)s?\s?\/\s?\d+(?:\.5)?\s?(?:ba|bath)s?(?![\p{L}\d])`,
  String.raw`\d+(?:\.\d+)?\s[x×]\s\d+(?:\.\d+)?`,
  String.raw`(?:${NUMBER})\s[<>]\s(?:${NUMBER})`,
  String.raw`\d+\s[1-9]\/\d{1,2}(?![\d/])`,
  String.raw`[~≈<>≤≥±−-]?(?:${NUMBER})(?:${DASH}(?:${NUMBER}))?\s(?:${SIGNS_APART}|sq\.?\s?ft|fl\.?\s?oz|%|°\s?[cf]?)(?![\p{L}\d&]|(?<=[EeWw])\.?\s\d+(?:st|nd|rd|th)(?!\p{L}))`,
  String.raw`\d[\d.½¼¾⅓⅔⅛]*(?:[x×]\d[\d.]*)?\sin(?=\.\s[\p{Ll}\d])`,
  String.raw`\d(?:${DOTTED_UNITS})`,
  String.raw`\d+\s[½¼¾⅓⅔⅛]`,
  String.raw`\d+\.\d+\ss(?![\p{L}\d’'])`,
  String.raw`(?<!\d)[½¼¾⅓⅔⅛]\s(?:${SIGNS_APART})\.?(?![\p{L}\d])`,
  String.raw`(?:${NUMBER})\s[-–—]\s(?:${NUMBER})(?![\d/:]|\s?=)`,
];

const FRACTIONS: Record<string, [string, string]> = {
  '½': ['one', 'half'],
  '¼': ['one', 'quarter'],
  '¾': ['three', 'quarters'],
  '⅓': ['one', 'third'],
  '⅔': ['two', 'thirds'],
  '⅛': ['one', 'eighth'],
};
const FRACTION = '[½¼¾⅓⅔⅛]';

function readPart(sign: string, next: string): string {
  const [count, name] = FRACTIONS[sign];
  if (sign !== '½') return `${count} ${name}`;
  return /^(?:off|price|the|of|as)$/i.test(next) || !next ? 'half' : 'half a';
}

/** "half a pound", "half pound burger", "a quarter pound" */
function readPartOf(sign: string, unit: string | undefined, next: string): string | undefined {
  if (!unit) return undefined;
  if (sign !== '½') return `${FRACTIONS[sign].join(' ')} ${unit}`;
  return /^\p{Ll}{2,}/u.test(next) && !/^(?:of|and|or|in|at|for|on|per|to|with|each)$/.test(next)
    ? `half ${unit}`
    : `half a ${unit}`;
}

function readMixedNumber(whole: string, sign: string): string {
  const [count, name] = FRACTIONS[sign];
  return `${readCardinal(whole)} and ${count === 'one' ? 'a' : count} ${name}`;
}

function readFraction(top: string, bottom: string): string {
  if (top === '1' && bottom === '2') return 'one half';
  if (bottom === '4') return top === '1' ? 'one quarter' : `${readCardinal(top)} quarters`;
  if (Number(bottom) > 12 || Number(bottom) < 2) return `${readCardinal(top)} over ${readCardinal(bottom)}`;
  if (bottom === '2') return `${readCardinal(top)} halves`;
  return `${readCardinal(top)} ${readOrdinal(bottom)}${top === '1' ? '' : 's'}`;
}

const isUnitName = (word: string): boolean =>
  /^(?:cups?|inch(?:es)?|miles?|hours?|minutes?|teaspoons?|tablespoons?|pounds?|ounces?|times|years?)$/i.test(word);

/** "5/6 dentists" counts people, "5/6 cups" is a fraction. */
const isCounted = (next: string): boolean => /^(?:people|women|men|\p{L}{3,}s)$/iu.test(next) && !isUnitName(next);

function readSlash(top: string, bottom: string, next: string): string {
  if (top.includes('.') || ['10', '100'].includes(bottom)) return `${readNumber(top)} out of ${readNumber(bottom)}`;
  if (Number(top) + Number(bottom) === 100 || (Number(top) >= 20 && Number(bottom) >= 20))
    return `${readCardinal(top)} ${readCardinal(bottom)}`;
  if (top === '1' && bottom === '2' && /^(?:off|price)$/i.test(next)) return 'half';
  if (Number(bottom) > 2 && Number(top) < Number(bottom) && isCounted(next))
    return `${readCardinal(top)} out of ${readCardinal(bottom)}`;
  return readFraction(top, bottom);
}

/** "sq. ft." and "sq ft" are one unit. */
export const unitKey = (sign: string): string =>
  sign.trim().toLowerCase().replace(/\.\s*/g, ' ').replace(/\s+/g, ' ').trim();

/** "12-oz cans" has one ounce too many if it is plural. */
function readUnit(written: string, sign: string, isAdjective: boolean): string | undefined {
  const forms = UNITS[unitKey(sign)];
  if (!forms) return undefined;
  return `${readNumber(written)} ${isAdjective || written === '1' ? forms[0] : forms[1]}`;
}

const COUNTS: Record<string, string> = { '10': 'tens', '100': 'hundreds', '1000': 'thousands' };
/** "12oz cans": the measure describes the thing after it. */
const CONTAINER =
  /^(?:cans?|bottles?|cards?|bags?|packs?|boxe?s?|jars?|tubes?|drives?|batter(?:y|ies)|glass(?:es)?|cups?|bars?|bundles?|models?|versions?|plates?|dumbbells?)$/i;

const TEMPERATURES: Record<string, string> = { c: 'celsius', f: 'fahrenheit', '': '' };

/** "a 50-50 deal" */
const readHalves = (left: string, right: string): string | undefined =>
  Number(left) + Number(right) === 100 && Number(left) >= 50
    ? `${readCardinal(left)} ${readCardinal(right)}`
    : undefined;

const LASTS =
  /^(?:timers?|delays?|clips?|videos?|ads?|spots?|reels?|holds?|planks?|rests?|loops?|cuts?|intervals?|rounds?|showers?|intro|edit|exposures?)$/i;
const DECADE_BEFORE = /^(?:the|early|late|mid|my|your|his|her|their|our)$/i;

/** "a 45s timer", but "the 80s" and "in her 30s". */
export const isDuration = (count: string, { before, next }: Around): boolean =>
  !DECADE_BEFORE.test(before) && (Number(count) % 10 !== 0 || Number(count) > 90 || LASTS.test(next));

const RACE = /^(?:runs?|races?|runners?|walks?|jogs?)$/i;

const SIDES: Record<string, string> = { H: 'high', W: 'wide', D: 'deep', L: 'long' };

export const MEASURES: Reading[] = [
  { pattern: /^(\d+)["″]([HWDL])$/, read: (m) => `${readCardinal(m[1])} inches ${SIDES[m[2]]}` },
  {
    pattern: /^(\d+(?:\.\d+)?)V\/(\d+(?:\.\d+)?)A$/,
    read: (m) => `${readNumber(m[1])} volts ${readNumber(m[2])} amps`,
  },
  {
    pattern: /^(\d{1,2})W?\s?[x×]\s?(\d{2})L$/,
    read: (m) => `${readCardinal(m[1])} by ${readCardinal(m[2])}`,
  },
  {
    pattern: /^(\d{1,2})m$/,
    read: (m, { before }) => (/^\d{1,2}h$/.test(before) ? readUnit(m[1], 'min', false) : undefined),
  },
  { pattern: /^(10+)s$/, read: (m, { next }) => (next.toLowerCase() === 'of' ? COUNTS[m[1]] : undefined) },
  { pattern: /^([2-6])G$/, read: (m) => `${readCardinal(m[1])} G` },
  { pattern: /^([248])K$/, read: (m, { next }) => (/^runs?$/i.test(next) ? undefined : `${readCardinal(m[1])} K`) },
  {
    pattern: /^(\d+)[kK]$/,
    read: (m, { before, next }) => (RACE.test(next) || RACE.test(before) ? `${readCardinal(m[1])} K` : undefined),
  },
  { pattern: /^(\d)D$/, read: (m) => `${readCardinal(m[1])} D` },
  {
    pattern: /^(480|720|1080|1440|2160)([pi])$/,
    read: (m) => `${readCardinal(m[1].slice(0, -2))} ${readCardinal(m[1].slice(-2))} ${spellLetters(m[2])}`,
  },
  {
    pattern: /^(480|720|1080|1440|2160)([pi])(\d{2,3})$/,
    read: (m) =>
      `${readCardinal(m[1].slice(0, -2))} ${readCardinal(m[1].slice(-2))} ${spellLetters(m[2])} ${readCardinal(m[3])}`,
  },
  {
    pattern: /^(\d+)['’′]\s?[x×]\s?(\d+)['’′]?$/,
    read: (m) => `${readCardinal(m[1])} by ${readCardinal(m[2])} foot`,
  },
  {
    pattern: /^(\d+)\s?(?:bd|br|bed)s?\s?\/\s?(\d+(?:\.5)?)\s?(?:ba|bath)s?$/,
    read: (m) => `${readCardinal(m[1])} bed ${readNumber(m[2])} bath`,
  },
  { pattern: /^(\d{1,2})W-(\d{2})$/, read: (m) => `${readCardinal(m[1])} W ${readCardinal(m[2])}` },
  {
    pattern: whole(`(${NUMBER})\\s?(k|K|M|mn|B|bn|million|billion|trillion|thousand)(\\+)?`),
    read: (m, { next }) =>
      m[2] === 'B' && /^\p{Lu}/u.test(next)
        ? undefined
        : joinWords(readNumber(m[1]), MAGNITUDES[m[2].toLowerCase()], m[3] && 'plus'),
  },
  {
    pattern: whole(`([-−])?(${NUMBER})\\s?%(\\+)?`),
    read: (m) => joinWords(m[1] && 'minus', readNumber(m[2]), 'percent', m[3] && 'plus'),
  },
  {
    pattern: whole(`(${NUMBER})\\s?%?${DASH}(${NUMBER})\\s?%`),
    read: (m) => `${readNumber(m[1])} to ${readNumber(m[2])} percent`,
  },
  {
    pattern: whole(`([-−])?(${NUMBER})\\s?°\\s?([cf]?)`, 'i'),
    read: (m) =>
      joinWords(
        m[1] && 'minus',
        readNumber(m[2]),
        m[2] === '1' ? 'degree' : 'degrees',
        TEMPERATURES[m[3].toLowerCase()],
      ),
  },
  {
    pattern: /^(\d)\s?(?:['’′]|ft\.?)\s?(\d{1,2})\s?(?:["”″]|in)?$/i,
    read: (m) =>
      `${readCardinal(m[1])} ${m[1] === '1' || /['’′]/.test(m[0]) ? 'foot' : 'feet'} ${readCardinal(m[2])}${/in$/i.test(m[0]) ? ' inches' : ''}`,
  },
  {
    pattern: /^(\d+) ([1-9])\/(\d{1,2})$/,
    read: (m) => `${readCardinal(m[1])} and ${readFraction(m[2], m[3]).replace(/^one /, 'a ')}`,
  },
  {
    pattern: whole(`(${FRACTION})-(\\p{L}+)`, 'u'),
    read: (m) => `${m[1] === '½' ? 'half' : readPart(m[1], m[2])} ${m[2].toLowerCase()}`,
  },
  { pattern: /^1\/2-(\p{L}+)$/u, read: (m) => `half ${m[1].toLowerCase()}` },
  { pattern: whole(`(${NUMBER})["″]`), read: (m) => `${readNumber(m[1])} inch` },
  { pattern: /^([1-9])\/(\d{1,2})["″]$/, read: (m) => `${readFraction(m[1], m[2])} inch` },
  { pattern: /^(\d)x(\d{1,2})s$/, read: (m) => `${readCardinal(m[1])} by ${plural(readCardinal(m[2]))}` },
  {
    pattern: whole(`(\\d{1,3})(?:st|nd|rd|th)${DASH}(\\d{1,3})(?:st|nd|rd|th)`),
    read: (m) => `${readOrdinal(m[1])} to ${readOrdinal(m[2])}`,
  },
  {
    pattern: whole(`(${NUMBER})″\\s?[x×]\\s?(${NUMBER})″`),
    read: (m) => `${readNumber(m[1])} by ${readNumber(m[2])} inch`,
  },
  { pattern: whole(`(${NUMBER})★+`), read: (m) => `${readNumber(m[1])} ${m[1] === '1' ? 'star' : 'stars'}` },
  {
    pattern: whole(`(${NUMBER})\\s([<>])\\s(${NUMBER})`),
    read: (m) => `${readNumber(m[1])} ${MORE_LESS[m[2]]} ${readNumber(m[3])}`,
  },
  { pattern: whole(`(\\d+)${DASH}(\\d+)`), read: (m) => readHalves(m[1], m[2]) },
  {
    pattern: whole(`(\\d+)s`),
    read: (m, around) => (isDuration(m[1], around) ? readUnit(m[1], 's', false) : undefined),
  },
  {
    pattern: whole(`(\\d+)\\s?(${FRACTION})\\s?(${UNIT})`, 'i'),
    read: (m) => joinWords(readMixedNumber(m[1], m[2]), UNITS[unitKey(m[3])]?.[1]),
  },
  {
    pattern: whole(`(${FRACTION})\\s(${UNIT})`, 'i'),
    read: (m, { next }) => readPartOf(m[1], UNITS[unitKey(m[2])]?.[0], next),
  },
  { pattern: whole(`(\\d+)\\s?(${FRACTION})`), read: (m) => readMixedNumber(m[1], m[2]) },
  { pattern: whole(`(${FRACTION})`), read: (m, { next }) => readPart(m[1], next) },
  { pattern: /^(\d{1,3}(?:\.\d+)?)\/(\d{1,3})$/, read: (m, { next }) => readSlash(m[1], m[2], next) },
  {
    pattern: /^(\d+(?:\.\d+)?)\s?[x×]\s?(\d+(?:\.\d+)?)(\s?\p{L}+)?$/u,
    read: (m) => {
      const unit = m[3] === undefined ? undefined : readUnit(m[2], m[3].trim(), false);
      if (m[3] !== undefined && !unit) return undefined;
      return `${readNumber(m[1])} by ${unit ?? readNumber(m[2])}`;
    },
  },
  { pattern: /^[x×](\d+(?:\.\d+)?)$/, read: (m) => `times ${readNumber(m[1])}` },
  {
    pattern: whole(`(${NUMBER})${DASH}(${NUMBER})\\s?(${UNIT})`, 'i'),
    read: (m) => {
      const unit = readUnit(m[2], m[3], false);
      return unit && `${readNumber(m[1])} to ${unit}`;
    },
  },
  {
    pattern: whole(`([-−])?(${NUMBER})([-\\s]?)(${UNIT})(\\+)?`, 'i'),
    read: (m, { next }) => {
      const unit = readUnit(m[2], m[4], m[3] === '-' || CONTAINER.test(next));
      return unit && joinWords(m[1] && 'minus', unit, m[5] && 'plus');
    },
  },
  {
    pattern: whole(`(${NUMBER})\\s?(${UNIT})\\/([a-z]{2,})`, 'i'),
    read: (m) => {
      const unit = readUnit(m[1], m[2], false);
      return unit && `${unit} per ${UNITS[m[3].toLowerCase()]?.[0] ?? m[3].toLowerCase()}`;
    },
  },
  {
    pattern: whole(
      UNIT.split('|')
        .filter((sign) => /[²³]/.test(sign))
        .join('|'),
      'i',
    ),
    read: (m) => UNITS[m[0].toLowerCase()][1],
  },
  { pattern: whole(`(${NUMBER})${DASH}(${NUMBER})`), read: (m) => `${readNumber(m[1])} to ${readNumber(m[2])}` },
  { pattern: whole(`[-−](${NUMBER})`), read: (m) => `minus ${readNumber(m[1])}` },
];

/** The sign that leads a number, and the number. */
export const COMPARED = new RegExp(`^([${Object.keys(COMPARISONS).join('')}])\\s?(?=[\\d$€£¥₹.])(.+)$`, 'u');
