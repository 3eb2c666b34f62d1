import { readCardinal, readNumber, readOrdinal } from './numbers.ts';
import { DASH, joinWords, NUMBER, type Reading, spellLetters, whole } from './reading.ts';
import { COMPARISONS, MAGNITUDES, UNITS } from './words.ts';

/** Signs that are also words ("5 in the box", "3 x") need a number right before them. */
const NEVER_APART = new Set(['in', 'x', 's', '°']);
const escaped = (sign: string): string => sign.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const bySize = (a: string, b: string): number => b.length - a.length;
const SIGNS_APART = Object.keys(UNITS)
  .filter((sign) => !NEVER_APART.has(sign))
  .sort(bySize)
  .map(escaped)
  .join('|');
const UNIT = Object.keys(UNITS).sort(bySize).map(escaped).join('|');

/** Written with spaces, read as one. */
export const MEASURE_GROUPS = [
  String.raw`\d\s?(?:ft|')\.?\s?\d{1,2}\s?(?:in|")(?![\p{L}\d])`,
  String.raw`\d+(?:\.\d+)?\s[x×]\s\d+(?:\.\d+)?`,
  String.raw`[~≈<>≤≥±−-]?(?:${NUMBER})(?:${DASH}(?:${NUMBER}))?\s(?:${SIGNS_APART}|%|°\s?[cf]?)(?![\p{L}\d&])`,
  String.raw`\d+\s[½¼¾⅓⅔⅛]`,
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
  if (Number(top) >= 20 && Number(bottom) >= 20) return `${readCardinal(top)} ${readCardinal(bottom)}`;
  if (top === '1' && bottom === '2' && /^(?:off|price)$/i.test(next)) return 'half';
  if (Number(bottom) > 2 && Number(top) < Number(bottom) && isCounted(next))
    return `${readCardinal(top)} out of ${readCardinal(bottom)}`;
  return readFraction(top, bottom);
}

/** "12-oz cans" has one ounce too many if it is plural. */
function readUnit(written: string, sign: string, isAdjective: boolean): string | undefined {
  const forms = UNITS[sign.toLowerCase().replace(/\s+/g, ' ')];
  if (!forms) return undefined;
  return `${readNumber(written)} ${isAdjective || written === '1' ? forms[0] : forms[1]}`;
}

const COUNTS: Record<string, string> = { '10': 'tens', '100': 'hundreds', '1000': 'thousands' };
/** "12oz cans": the measure describes the thing after it. */
const CONTAINER =
  /^(?:cans?|bottles?|cards?|bags?|packs?|boxe?s?|jars?|tubes?|drives?|batter(?:y|ies)|glass(?:es)?|cups?|bars?|bundles?|models?|versions?|plates?|dumbbells?)$/i;

const TEMPERATURES: Record<string, string> = { c: 'celsius', f: 'fahrenheit', '': '' };

export const MEASURES: Reading[] = [
  { pattern: /^(10+)s$/, read: (m, { next }) => (next.toLowerCase() === 'of' ? COUNTS[m[1]] : undefined) },
  { pattern: /^([2-6])G$/, read: (m) => `${readCardinal(m[1])} G` },
  { pattern: /^([248])K$/, read: (m, { next }) => (/^runs?$/i.test(next) ? undefined : `${readCardinal(m[1])} K`) },
  {
    pattern: /^(\d+)[kK]$/,
    read: (m, { next }) => (/^(?:runs?|races?|runners?)$/i.test(next) ? `${readCardinal(m[1])} K` : undefined),
  },
  { pattern: /^(\d)D$/, read: (m) => `${readCardinal(m[1])} D` },
  {
    pattern: /^(480|720|1080|1440|2160)([pi])$/,
    read: (m) => `${readCardinal(m[1].slice(0, -2))} ${readCardinal(m[1].slice(-2))} ${spellLetters(m[2])}`,
  },
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
  { pattern: whole(`(\\d+)\\s?(${FRACTION})`), read: (m) => readMixedNumber(m[1], m[2]) },
  { pattern: whole(`(${FRACTION})`), read: (m, { next }) => readPart(m[1], next) },
  { pattern: /^(\d{1,3}(?:\.\d+)?)\/(\d{1,3})$/, read: (m, { next }) => readSlash(m[1], m[2], next) },
  {
    pattern: /^(\d+(?:\.\d+)?)\s?[x×]\s?(\d+(?:\.\d+)?)(\s?\p{L}+)?$/iu,
    read: (m) => {
      const unit = m[3] === undefined ? undefined : readUnit(m[2], m[3].trim(), false);
      if (m[3] !== undefined && !unit) return undefined;
      return `${readNumber(m[1])} by ${unit ?? readNumber(m[2])}`;
    },
  },
  { pattern: /^[x×](\d+(?:\.\d+)?)$/i, read: (m) => `times ${readNumber(m[1])}` },
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
