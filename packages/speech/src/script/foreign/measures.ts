import { MEASURE_WORDS, type MeasureWords } from './measure-words.ts';
import { longPer } from './per-words.ts';
import { findShortForm } from './short-forms.ts';
import { RANGE_WORDS } from './words.ts';

const NUMBER = String.raw`\d(?:[\d.]*\d)?(?:,\d+)?|\d(?:[\d,]*\d)?(?:\.\d+)?`;
const DASH = String.raw`\s?[-–—]\s?`;
const CROSS = String.raw`\s?[x×]\s?`;
const escaped = (sign: string): string => sign.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const MIXED_CASE: Record<string, readonly string[]> = {
  kwh: ['kWh'],
  khz: ['kHz'],
  mhz: ['MHz'],
  ghz: ['GHz'],
  mah: ['mAh'],
};
/** "5G" is no gram and "5 M" no meter; signs of several letters are written in any case. */
const casesOf = (sign: string): string[] =>
  sign === 'v'
    ? ['V']
    : sign.length > 1 || sign === 'l' || sign === 'w'
      ? [
          sign,
          sign.toUpperCase(),
          sign[0].toUpperCase() + sign.slice(1),
          `${sign.slice(0, -1)}${sign.slice(-1).toUpperCase()}`,
          ...(MIXED_CASE[sign] ?? []),
        ]
      : [sign];
const SIGNS = [...new Set(Object.values(MEASURE_WORDS).flatMap(({ units }) => Object.keys(units).flatMap(casesOf)))]
  .sort((a, b) => b.length - a.length)
  .map(escaped)
  .join('|');

/** Written with spaces, read as one. */
export const MEASURE_GROUPS = [
  `(?:${NUMBER})(?:${DASH}(?:${NUMBER}))?\\s?(?:${SIGNS})\\.?/(?:100\\s?km|\\p{L}{2,}|[lhs])(?![\\p{L}\\d])`,
  `\\d{1,3}(?:\\s\\d{3})+\\s?(?:${SIGNS})(?![\\p{L}\\p{M}\\d/²³])\\.?`,
  String.raw`\d[\d.,]*\sM(?=\s(?:de|di)\s|\sd['’])`,
  `(?:${NUMBER})${CROSS}(?:${NUMBER})(?:\\s?(?:${SIGNS}))?(?![\\p{L}\\p{M}\\d])\\.?`,
  `(?:${NUMBER})(?:${DASH}(?:${NUMBER}))?\\s?(?:${SIGNS})(?![\\p{L}\\p{M}\\d/²³]|(?<=″)-)\\.?`,
  `\\d{1,4}\\s[-–—]\\s\\d{1,4}(?![\\d/:.,-])`,
];

const WHOLE = new RegExp(`^(?:(${NUMBER})(${CROSS}|${DASH}))?(${NUMBER})\\s?(${SIGNS}|%)?$`, 'u');
const COMPOUND = new RegExp(`^(${NUMBER})-?(${SIGNS})-(\\p{L}{3,})$`, 'u');
const SCORE = /^(\d{1,2}(?:[.,]\d)?)\/(5|10)$/;

const unitOf = ({ units }: MeasureWords, sign: string, count: string): string | undefined =>
  units[sign.toLowerCase()]?.[count === '1' ? 0 : 1];

/** "2-3" is said as two numbers side by side where a language has no short word between them. */
function between(low: string, high: string, language: string): string {
  const word = RANGE_WORDS[language];
  return word ? `${low} ${word} ${high}` : `${low} ${high}`;
}

/** "1/5" is a part and "11/10" a day. */
const isScore = (reached: string, all: number): boolean =>
  /[.,]/.test(reached) || (Number(reached) > 1 && Number(reached) <= all);

/** "2:1" and "31:28" are scores, "19:30" is a time. */
const isMatch = (first: string, last: string): boolean => last.length === 1 || Number(first) > 24 || Number(last) > 59;

function readScore(core: string, words: MeasureWords): string | undefined {
  const score = SCORE.exec(core);
  if (score && isScore(score[1], Number(score[2]))) return words.outOf(score[1], score[2]);
  const stars = /^(\d(?:[.,]\d)?)★+$/.exec(core);
  if (stars) return `${stars[1]} ${words.stars}`;
  const ratio = /^(\d{1,3}):(\d{1,3})$/.exec(core);
  if (ratio && isMatch(ratio[1], ratio[2])) return `${ratio[1]} ${words.ratio} ${ratio[2]}`;
  const count = /^(\d{1,3})\s?x$/.exec(core);
  if (count) return `${count[1]} ${words.often}`;
  const more = /^\+(\d[\d.,]*)$/.exec(core);
  if (more && words.moreThan) return `${words.moreThan} ${more[1]}`;
  const days = /^(\d{1,2})([jh])\/(\d{1,2})$/.exec(core);
  if (days && words.ratio === 'à') return `${days[1]} ${days[2] === 'j' ? 'jours' : 'heures'} sur ${days[3]}`;
  const rank = /^(?:#|[nN]\.?[°º]\s?)(\d{1,3})$/.exec(core);
  return rank ? `${words.number} ${rank[1]}` : undefined;
}

const isPrecise = (written: string): boolean =>
  /^\d0s$/.test(written) || /^0\d/.test(written) || /^\d{3}-\d{4,}$/.test(written);

/** "2 x 1" of a match, "20x30" of a plot. */
function timesOf(first: string, last: string, unit: string, language: string, words: MeasureWords): string {
  if (language === 'pt' && !unit && Number(first) < 10 && Number(last) < 10) return words.ratio;
  return language === 'hi' && !unit && Number(first) >= 5 ? 'बाई' : words.times;
}

/** "250 pers." in a language where it is no unit. */
const shortUnit = (sign: string, language: string): string | undefined =>
  findShortForm({ core: sign, trailing: '.' }, language, { before: '2', next: '' })?.meaning;

/** Numbers with their units, ranges, scores and products. */
export function readMeasure(core: string, language: string): string | undefined {
  const words = MEASURE_WORDS[language];
  if (!words || isPrecise(core)) return undefined;
  const score = readScore(core.replace(/(?<=\d)\s(?=\d{3})/g, ''), words);
  if (score !== undefined) return score;
  const [, first, sign = '', last, written] = WHOLE.exec(core.replace(/(?<=\d)\s(?=\d{3})/g, '')) ?? [];
  if (!last || (!first && !written)) return undefined;
  if (!first && written === '%') return undefined;
  const unit =
    written === undefined || written === '%'
      ? (written ?? '')
      : (unitOf(words, written, first ? '2' : last) ?? shortUnit(written, language));
  if (unit === undefined) return undefined;
  const numbers = /[x×]/i.test(sign)
    ? `${first} ${timesOf(first, last, unit, language, words)} ${last}`
    : first
      ? between(first, last, language)
      : last;
  return `${numbers} ${unit}`.trim();
}

/** "1,8-l-Tank": the number, its unit, and what has so much. */
export function readCompound(core: string, language: string): string | undefined {
  const [, number, sign, thing] = COMPOUND.exec(core) ?? [];
  const words = MEASURE_WORDS[language];
  const unit = number && sign && words ? unitOf(words, sign, number) : undefined;
  return unit && `${number} ${unit} ${thing}`;
}

const PER_DISTANCE: Record<string, string> = { de: 'auf', es: 'cada', fr: 'aux', it: 'per', pt: 'por', hi: 'प्रति' };

/** "/month" behind a price. */
export function readPer(unit: string, language: string): string | undefined {
  const words = MEASURE_WORDS[language];
  if (!words) return undefined;
  const distance = /^100\s?km$/.test(unit)
    ? `${PER_DISTANCE[language] ?? ''} 100 ${words.units.km?.[1] ?? 'km'}`
    : undefined;
  if (distance) return distance;
  return words.per(longPer(unit, language) ?? words.units[unit.toLowerCase()]?.[0] ?? unit);
}
