import { MEASURE_WORDS, type MeasureWords } from './measure-words.ts';
import { RANGE_WORDS } from './words.ts';

const NUMBER = String.raw`\d[\d.]*(?:,\d+)?|\d[\d,]*(?:\.\d+)?`;
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
  sign.length > 1 || sign === 'l' || sign === 'w'
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
  `(?:${NUMBER})(?:${DASH}(?:${NUMBER}))?\\s?(?:${SIGNS})\\.?/\\p{L}{2,}(?!\\p{L})`,
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

function readScore(core: string, words: MeasureWords): string | undefined {
  const score = SCORE.exec(core);
  if (score && isScore(score[1], Number(score[2]))) return words.outOf(score[1], score[2]);
  const stars = /^(\d(?:[.,]\d)?)★+$/.exec(core);
  if (stars) return `${stars[1]} ${words.stars}`;
  const ratio = /^(\d{1,2}):(\d)$/.exec(core);
  if (ratio) return `${ratio[1]} ${words.ratio} ${ratio[2]}`;
  const count = /^(\d{1,3})\s?x$/.exec(core);
  if (count) return `${count[1]} ${words.often}`;
  const more = /^\+(\d[\d.,]*)$/.exec(core);
  if (more && words.moreThan) return `${words.moreThan} ${more[1]}`;
  const days = /^(\d{1,2})([jh])\/(\d{1,2})$/.exec(core);
  if (days && words.ratio === 'à') return `${days[1]} ${days[2] === 'j' ? 'jours' : 'heures'} sur ${days[3]}`;
  const rank = /^(?:#|[nN]\.?[°º]\s?)(\d{1,3})$/.exec(core);
  return rank ? `${words.number} ${rank[1]}` : undefined;
}

const isPrecise = (written: string): boolean => /^0\d/.test(written) || /^\d{3}-\d{4,}$/.test(written);

/** Numbers with their units, ranges, scores and products. */
export function readMeasure(core: string, language: string): string | undefined {
  const words = MEASURE_WORDS[language];
  if (!words || isPrecise(core)) return undefined;
  const score = readScore(core, words);
  if (score !== undefined) return score;
  const [, first, sign = '', last, written] = WHOLE.exec(core) ?? [];
  if (!last || (!first && !written)) return undefined;
  if (!first && written === '%') return undefined;
  const unit = written === undefined || written === '%' ? (written ?? '') : unitOf(words, written, first ? '2' : last);
  if (unit === undefined) return undefined;
  const numbers = /[x×]/i.test(sign)
    ? `${first} ${language === 'pt' && !unit && Number(first) < 10 && Number(last) < 10 ? words.ratio : words.times} ${last}`
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

/** "/month" behind a price. */
export function readPer(unit: string, language: string): string | undefined {
  const words = MEASURE_WORDS[language];
  if (!words) return undefined;
  return words.per(words.units[unit.toLowerCase()]?.[0] ?? unit);
}
