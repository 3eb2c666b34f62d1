const GERMAN_ORDINALS = (
  'erst zweit dritt viert fünft sechst siebt acht neunt zehnt elft zwölft dreizehnt vierzehnt fünfzehnt sechzehnt siebzehnt achtzehnt ' +
  'neunzehnt zwanzigst einundzwanzigst zweiundzwanzigst dreiundzwanzigst vierundzwanzigst fünfundzwanzigst sechsundzwanzigst ' +
  'siebenundzwanzigst achtundzwanzigst neunundzwanzigst dreißigst einunddreißigst'
).split(' ');

/** How a language joins day, month and year; its engine reads the day as a number. */
const DATE_WORDS: Record<string, { of: string; ofYear: string; first: string }> = {
  es: { of: ' de ', ofYear: ' de ', first: '1' },
  pt: { of: ' de ', ofYear: ' de ', first: 'primeiro' },
  fr: { of: ' ', ofYear: ' ', first: '1er' },
  it: { of: ' ', ofYear: ' ', first: 'primo' },
  hi: { of: ' ', ofYear: ' ', first: '1' },
};

/** Monday first, with the short forms that are written for each day. */
const WEEKDAYS: Record<string, readonly [name: string, short: RegExp][]> = {
  de: [
    ['Montag', /^mo$/i],
    ['Dienstag', /^di$/i],
    ['Mittwoch', /^mi$/i],
    ['Donnerstag', /^do$/i],
    ['Freitag', /^fr$/i],
    ['Samstag', /^sa$/i],
    ['Sonntag', /^so$/i],
  ],
  es: [
    ['lunes', /^l(?:un)?$/i],
    ['martes', /^mar$/i],
    ['miércoles', /^(?:mi[ée]|x)$/i],
    ['jueves', /^j(?:ue)?$/i],
    ['viernes', /^v(?:ie)?$/i],
    ['sábado', /^s(?:[áa]b)?$/i],
    ['domingo', /^d(?:om)?$/i],
  ],
  fr: [
    ['lundi', /^lun$/i],
    ['mardi', /^mar$/i],
    ['mercredi', /^mer$/i],
    ['jeudi', /^jeu$/i],
    ['vendredi', /^ven$/i],
    ['samedi', /^sam$/i],
    ['dimanche', /^dim$/i],
  ],
  pt: [
    ['segunda', /^(?:seg|2ª)$/i],
    ['terça', /^(?:ter|3ª)$/i],
    ['quarta', /^(?:qua|4ª)$/i],
    ['quinta', /^(?:qui|5ª)$/i],
    ['sexta', /^(?:sex|6ª)$/i],
    ['sábado', /^s[áa]b$/i],
    ['domingo', /^dom$/i],
  ],
  it: [
    ['lunedì', /^lun$/i],
    ['martedì', /^mar$/i],
    ['mercoledì', /^mer$/i],
    ['giovedì', /^gio$/i],
    ['venerdì', /^ven$/i],
    ['sabato', /^sab$/i],
    ['domenica', /^dom$/i],
  ],
  hi: [
    ['सोमवार', /^सोम$/],
    ['मंगलवार', /^मंगल$/],
    ['बुधवार', /^बुध$/],
    ['गुरुवार', /^गुरु$/],
    ['शुक्रवार', /^शुक्र$/],
    ['शनिवार', /^शनि$/],
    ['रविवार', /^रवि$/],
  ],
};

/** Written with spaces, read as one. */
export const CALENDAR_GROUPS = [
  String.raw`\d{1,2}\.[-–]\d{1,2}\.(?=\s\p{Lu})`,
  String.raw`\d{1,2}(?:[:.]\d\d)?\s?[-–]\s?\d{1,2}(?:[:.]\d\d)?\sUhr(?!\p{L})`,
  String.raw`\d{1,2}:\d\d\sh(?!\p{L})`,
  String.raw`\d{1,2}\s?h(?:\d\d)?\s?[-–]\s?\d{1,2}\s?h(?:\d\d)?(?![\p{L}\d])`,
  String.raw`\d{1,2}(?::\d\d)?[-–]\d{1,2}:\d\d(?!\d)`,
];

/** "am ersten", "der erste", "erster": by the word before. */
export function germanOrdinal(day: number, before: string): string {
  const stem = GERMAN_ORDINALS[day - 1];
  if (/^(?:der|die|das|jede|diese)$/i.test(before)) return `${stem}e`;
  return /\p{L}$/u.test(before) ? `${stem}en` : `${stem}er`;
}

const monthName = (month: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, month - 1, 1)));

const isDay = (day: number, month: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(2024, month, 0)).getUTCDate();

const DATE_BEFORE =
  /^(?:bis|ab|am|vom|zum|seit|el|al|del|hasta|desde|le|du|au|dall[’']|jusqu[’']au|dès|até|em|dia|il|dal|ao|de|do)$/i;

export const isDatedBefore = (before: string): boolean => DATE_BEFORE.test(before);

/** Hindi says "until" and "on" after the day; "from" also follows a part: "3/4 से ज्यादा". */
const DATE_AFTER = /^(?:तक|को)$/;
const FROM_AFTER = /^से$/;

const isDatedAfter = (day: string, month: string, after: string): boolean =>
  DATE_AFTER.test(after) || (FROM_AFTER.test(after) && Number(day) >= Number(month));

/** "3/4 Tasse" is a part; "3/04", "30/4" and what stands beside "until" are days. */
const isSurelyDate = (core: string, { before, after }: Beside): boolean => {
  const [day, month] = core.split('/');
  return (
    isDatedBefore(before) ||
    isDatedAfter(day, month, after) ||
    month.startsWith('0') ||
    day.startsWith('0') ||
    Number(day) > 12 ||
    Number(month) > 10
  );
};

interface Beside {
  before: string;
  after: string;
  isDotted?: boolean | undefined;
}

/** Day, month and year in words, the day as its language's engine reads it. */
export function readDay(core: string, beside: Beside, locale: string): string | undefined {
  const { before, isDotted } = beside;
  const language = locale.split('-')[0];
  const [, day, sign, month, year] = /^(\d{1,2})([./])(\d{1,2})(?:[./](\d{4}))?$/.exec(core) ?? [];
  if (!day || !isDay(Number(day), Number(month))) return undefined;
  const name = monthName(Number(month), locale);
  if (language === 'de') {
    if (!year && (sign === '/' || (!before && !isDotted))) return undefined;
    return [germanOrdinal(Number(day), before), name, year].filter(Boolean).join(' ');
  }
  const words = DATE_WORDS[language];
  if (!words || (!year && (sign === '.' || !isSurelyDate(core, beside)))) return undefined;
  const said = `${Number(day) === 1 ? words.first : Number(day)}${words.of}${name}`;
  return year ? `${said}${words.ofYear}${year}` : said;
}

/** "mar./27", "Nov. 2026" */
export function readMonthOfYear(core: string, locale: string): string | undefined {
  const numbered = /^(0[1-9]|1[0-2])\/((?:19|20)\d\d)$/.exec(core);
  if (numbered)
    return `${monthName(Number(numbered[1]), locale)}${/^(?:es|pt)/.test(locale) ? ' de ' : ' '}${numbered[2]}`;
  const [, short, year] = /^(\p{L}{3,5})\.?\/(\d{4}|\d\d)$/u.exec(core) ?? [];
  const language = locale.split('-')[0];
  if (!short || !year || language === 'en') return undefined;
  const months = Array.from({ length: 12 }, (_, i) => monthName(i + 1, locale));
  const found = months.filter((name) => name.toLowerCase().startsWith(short.toLowerCase()));
  if (found.length !== 1) return undefined;
  const of = language === 'es' || language === 'pt' ? ' de ' : ' ';
  return `${found[0]}${of}${year.length === 2 ? `20${year}` : year}`;
}

/** "Mo.–Fr.", "L-V". */
export function readWeekdays(core: string, language: string, to: string): string | undefined {
  const [, first, last] = /^([\p{L}\p{M}ª\d]{1,6})\.?\s?[-–]\s?([\p{L}\p{M}ª\d]{1,6})$/u.exec(core) ?? [];
  const nameOf = (short: string): string | undefined =>
    WEEKDAYS[language]?.find(([, pattern]) => pattern.test(short))?.[0];
  const names = [first && nameOf(first), last && nameOf(last)];
  return names[0] && names[1] ? `${names[0]} ${to} ${names[1]}` : undefined;
}

/** "lun.", "seg.": a day alone, where its short form is no other word. */
export function readWeekday(short: string, language: string, next: string): string | undefined {
  if (
    language === 'de' &&
    /^\p{Lu}/u.test(short) &&
    /^(?:\d|bis$|ab$|von$|und$|&$|\+$|auch$|geschl(?:ossen)?$)/.test(next)
  )
    return WEEKDAYS.de.find(([, pattern]) => pattern.test(short))?.[0];
  if (short.length < 3 || !['es', 'fr', 'pt', 'it'].includes(language)) return undefined;
  return WEEKDAYS[language].find(([, pattern]) => pattern.test(short))?.[0];
}

/** Opening hours: "9–18 Uhr", "16:45 h". */
export function readHours(core: string, language: string, hours: string, to: string): string | undefined {
  const range = /^(\d{1,2})(?:[:.](\d\d))?\s?[-–]\s?(\d{1,2})(?:[:.](\d\d))?\s?Uhr$/.exec(core);
  if (range && language === 'de') {
    const [, from, fromMinutes, to, toMinutes] = range;
    return [from, withMinutes(fromMinutes), 'bis', to, 'Uhr', Number(toMinutes) || ''].filter(Boolean).join(' ');
  }
  const open = /^(\d{1,2}(?::\d\d)?)\s?[-–]\s?(\d{1,2}(?::\d\d)?)$/.exec(core);
  if (open && core.includes(':') && to) return `${fullHour(open[1])} ${to} ${fullHour(open[2])}`;
  const both = /^(\d{1,2})\s?h(\d\d)?\s?[-–]\s?(\d{1,2})\s?h(\d\d)?$/.exec(core);
  if (both && hours && to) {
    const [, first, firstMinutes, last, lastMinutes] = both;
    return [first, hours, Number(firstMinutes) || '', to, last, hours, Number(lastMinutes) || '']
      .filter(Boolean)
      .join(' ');
  }
  const [, hour, minutes] = /^(\d{1,2}):(\d\d)\sh$/.exec(core) ?? [];
  if (!hour || !hours) return undefined;
  return Number(minutes) ? `${hour} ${language === 'es' ? 'y ' : ''}${Number(minutes)}` : `${hour} ${hours}`;
}

/** "9:00" would be said as nine zero zero. */
const fullHour = (time: string): string => time.replace(/:00$/, '');

const withMinutes = (minutes: string | undefined): string => (Number(minutes) ? `Uhr ${Number(minutes)}` : '');
