import { isDatedBefore } from './calendar.ts';
import { MEASURE_WORDS } from './measure-words.ts';

type Forms = readonly [one: string, many: string];

interface QuantityWords {
  million: Forms;
  /** "24/7" */
  always: string;
  half: string;
  /** Thirds, quarters and fifths. */
  parts: readonly [Forms, Forms, Forms];
  one: string;
}

const WORDS: Record<string, QuantityWords> = {
  de: {
    million: ['Million', 'Millionen'],
    always: '24 Stunden an 7 Tagen',
    half: 'ein halb',
    parts: [
      ['Drittel', 'Drittel'],
      ['Viertel', 'Viertel'],
      ['Fünftel', 'Fünftel'],
    ],
    one: 'ein',
  },
  es: {
    million: ['millón', 'millones'],
    always: '24 horas 7 días',
    half: 'medio',
    parts: [
      ['tercio', 'tercios'],
      ['cuarto', 'cuartos'],
      ['quinto', 'quintos'],
    ],
    one: 'un',
  },
  fr: {
    million: ['million', 'millions'],
    always: '24 heures sur 24 et 7 jours sur 7',
    half: 'un demi',
    parts: [
      ['tiers', 'tiers'],
      ['quart', 'quarts'],
      ['cinquième', 'cinquièmes'],
    ],
    one: 'un',
  },
  pt: {
    million: ['milhão', 'milhões'],
    always: '24 horas por dia 7 dias por semana',
    half: 'meio',
    parts: [
      ['terço', 'terços'],
      ['quarto', 'quartos'],
      ['quinto', 'quintos'],
    ],
    one: 'um',
  },
  it: {
    million: ['milione', 'milioni'],
    always: '24 ore su 24 e 7 giorni su 7',
    half: 'mezzo',
    parts: [
      ['terzo', 'terzi'],
      ['quarto', 'quarti'],
      ['quinto', 'quinti'],
    ],
    one: 'un',
  },
  hi: {
    million: ['मिलियन', 'मिलियन'],
    always: 'चौबीसों घंटे सातों दिन',
    half: 'आधा',
    parts: [
      ['तिहाई', 'तिहाई'],
      ['चौथाई', 'चौथाई'],
      ['पाँचवाँ हिस्सा', 'पाँचवें हिस्से'],
    ],
    one: 'एक',
  },
};

const SPOONS: Record<string, string> = { EL: 'Esslöffel', TL: 'Teelöffel' };

/** "3/4" is a part; what can be a day was read as one before. */
function readPart(core: string, { half, parts, one }: QuantityWords): string | undefined {
  const [, top, bottom] = /^([1-4])\/([2-5])$/.exec(core) ?? [];
  if (!top || Number(top) >= Number(bottom)) return undefined;
  if (bottom === '2') return half;
  const [single, several] = parts[Number(bottom) - 3] ?? ['', ''];
  return top === '1' ? `${one} ${single}` : `${top} ${several}`;
}

const SIGN = '(kg|g|l|L|ml|km|m|h)';
/** "1/2 kg", "½ l": written with a space, read as one. */
export const PART_GROUPS = [String.raw`(?:[1-4]\/[2-5]|[½¼¾])\s?${SIGN.replace('(', '(?:')}(?![\p{L}\p{M}\d/²³])\.?`];
const PART = new RegExp(`^([1-4]/[2-5]|[½¼¾])\\s?${SIGN}$`);
const AS_STROKE: Record<string, string> = { '½': '1/2', '¼': '1/4', '¾': '3/4' };
const OF: Record<string, string> = { es: 'de', pt: 'de', it: 'di', fr: 'de' };
const GERMAN_HALF = (unit: string): string =>
  unit === 'Stunde' ? 'halbe' : /gramm|Kilo/.test(unit) ? 'halbes' : 'halber';

/** A part of a kilo or litre. */
export function readPartOfUnit(core: string, language: string): string | undefined {
  const [, part, sign] = PART.exec(core) ?? [];
  const words = WORDS[language];
  const forms = sign && MEASURE_WORDS[language]?.units[sign.toLowerCase()];
  if (!part || !words || !forms) return undefined;
  const unit = forms[0]
    .replace(/^(?:kilo|quilo|chilo)gram\p{L}+$/u, (name) => name.replace(/gram.*$/, ''))
    .replace(/^Kilogramm$/, 'Kilo');
  const stroke = AS_STROKE[part] ?? part;
  const said = readPart(stroke, words);
  if (!said) return undefined;
  if (stroke !== '1/2') return `${said} ${OF[language] ?? ''} ${unit}`;
  const half = /a$/.test(unit) ? words.half.replace(/o$/, 'a') : words.half;
  return `${language === 'de' ? GERMAN_HALF(unit) : half} ${unit}`;
}

/** "24/7" is no day unless a word before it says so. */
export const readAlways = (core: string, before: string, language: string): string | undefined =>
  /^24[/x×]7$/.test(core) && !isDatedBefore(before) ? WORDS[language]?.always : undefined;

/** Parts, millions and spoons. */
export function readQuantity(core: string, before: string, language: string): string | undefined {
  const words = WORDS[language];
  if (!words) return undefined;
  const millions = /^(\d[\d.,]*)\sM$/.exec(core);
  if (millions) return `${millions[1]} ${words.million[millions[1] === '1' ? 0 : 1]}`;
  if (language === 'de' && /\d$/.test(before) && SPOONS[core]) return SPOONS[core];
  return readPart(core, words);
}
