import { languageOf, RANGE_WORDS } from './words.ts';

interface MoneyWords {
  names: Record<string, string>;
  /** between the whole and the small part */
  and: string;
}

const money = (and: string, dollar: string, euro: string, pound: string, yen: string): MoneyWords => ({
  and,
  names: { $: dollar, '€': euro, '£': pound, '¥': yen },
});

const MONEY: Record<string, MoneyWords> = {
  es: money('con', 'dólares', 'euros', 'libras', 'yenes'),
  fr: money('', 'dollars', 'euros', 'livres', 'yens'),
  de: money('', 'Dollar', 'Euro', 'Pfund', 'Yen'),
  it: money('e', 'dollari', 'euro', 'sterline', 'yen'),
  pt: money('e', 'dólares', 'euros', 'libras', 'ienes'),
  nl: money('', 'dollar', 'euro', 'pond', 'yen'),
  pl: money('', 'dolarów', 'euro', 'funtów', 'jenów'),
  hi: money('', 'डॉलर', 'यूरो', 'पाउंड', 'येन'),
  zh: money('', '美元', '欧元', '英镑', '日元'),
  ko: money('', '달러', '유로', '파운드', '엔'),
  sv: money('', 'dollar', 'euro', 'pund', 'yen'),
  da: money('', 'dollar', 'euro', 'pund', 'yen'),
  nb: money('', 'dollar', 'euro', 'pund', 'yen'),
  fi: money('', 'dollaria', 'euroa', 'puntaa', 'jeniä'),
  tr: money('', 'dolar', 'avro', 'sterlin', 'yen'),
  ru: money('', 'долларов', 'евро', 'фунтов', 'иен'),
  uk: money('', 'доларів', 'євро', 'фунтів', 'єн'),
  cs: money('', 'dolarů', 'eur', 'liber', 'jenů'),
  ro: money('', 'dolari', 'euro', 'lire', 'yeni'),
  hu: money('', 'dollár', 'euró', 'font', 'jen'),
  el: money('', 'δολάρια', 'ευρώ', 'λίρες', 'γιεν'),
  id: money('', 'dolar', 'euro', 'pound', 'yen'),
  vi: money('', 'đô la', 'ơ rô', 'bảng', 'yên'),
};

/** Signs of one country or language each. */
const LOCAL_SIGNS: Record<string, Record<string, string>> = {
  'es-MX': { $: 'pesos', MXN: 'pesos' },
  'es-AR': { $: 'pesos' },
  'es-CO': { $: 'pesos' },
  'es-CL': { $: 'pesos' },
  es: { MXN: 'pesos mexicanos', 'S/': 'soles', 'S/.': 'soles', CHF: 'francos suizos' },
  fr: { CHF: 'francs' },
  de: { CHF: 'Franken' },
  it: { CHF: 'franchi' },
  zh: { '¥': '元' },
  pt: { R$: 'reais', CHF: 'francos suíços' },
  pl: { zł: 'złotych' },
  hi: { '₹': 'रुपये', Rs: 'रुपये', 'Rs.': 'रुपये', रु: 'रुपये', 'रु.': 'रुपये' },
  ko: { '₩': '원' },
  sv: { kr: 'kronor' },
  da: { kr: 'kroner' },
  nb: { kr: 'kroner' },
  tr: { '₺': 'lira' },
  ru: { '₽': 'рублей' },
  uk: { '₴': 'гривень' },
  cs: { Kč: 'korun' },
  hu: { Ft: 'forint' },
  id: { Rp: 'rupiah' },
  vi: { '₫': 'đồng' },
};

/** Codes that name a currency as its sign does. */
const CODES: Record<string, string> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥', MXN: 'MXN', CHF: 'CHF' };

const SIGN = 'R\\$|US\\$|S/\\.?|[$€£¥₹₩₽₴₺₫]|Rp|Rs\\.?|रु\\.?';
const CODE = Object.keys(CODES).join('|');
/** "1'200.50" is how Swiss shops write it. */
const AMOUNT = String.raw`\d{1,3}(?:['’]\d{3}){1,4}(?:\.\d\d)?|\d{1,3}(?:\s\d{3}){1,4}(?:,\d\d)?|\d[\d.,]*`;
const SCALE = 'लाख|करोड़|हज़ार|mil|milhões|millones';
const DASH = String.raw`\s?[-–]\s?`;

/** Written with spaces, read as one. */
export const MONEY_GROUPS = [
  String.raw`\d[\d.,]*(?:\s?k?\s?[-–]\s?\d[\d.,]*)?\s?k\s?[€$£]`,
  String.raw`(?:${SIGN})\s?(?:${AMOUNT})\s(?:${CODE})(?!\p{L})`,
  String.raw`(?:${SIGN})\s?\d[\d.,]*\s(?:${SCALE})(?![\p{L}\p{M}])`,
  String.raw`(?:${SIGN})\s\d\S*(?:(?<=/(?:${SIGN}))\s\d\S*)?`,
  String.raw`(?<!\p{L})(?:${CODE})\s(?:${AMOUNT})\S*`,
  String.raw`[-−]?(?:${AMOUNT})(?:[-–—]{1,2}(?=\s?[€$£])|${DASH}(?:${AMOUNT}))?\s?(?:[$€£¥₹₩₽₴₺₫%]|(?:${CODE}))(?!\p{L})(?:\/[\p{L}\p{M}²]+)?[^\s\p{L}\d]*`,
];

/** "49,- €": no small part. */
const ROUND = /[.,][-–—]{1,2}(?=\D|$)/;

const SIGN_FIRST = new RegExp(`^(${SIGN}|${CODE})\\s?(${AMOUNT})(?:\\s(${CODE}))?$`);
const SIGN_LAST = new RegExp(`^(?:(${AMOUNT})${DASH})?(${AMOUNT})\\s?(${SIGN}|${CODE})$`);

const wholeOf = (written: string): string => written.replace(/[.,\s'’]/g, '');

/** One of it. */
const SINGLE: Record<string, string> = {
  dólares: 'dólar',
  euros: 'euro',
  libras: 'libra',
  yenes: 'yen',
  pesos: 'peso',
  dollars: 'dollar',
  livres: 'livre',
  yens: 'yen',
  dollari: 'dollaro',
  sterline: 'sterlina',
  ienes: 'iene',
  reais: 'real',
  francs: 'franc',
  franchi: 'franco',
  'francos suizos': 'franco suizo',
  'francos suíços': 'franco suíço',
};

/** The small part, where nothing else is to pay; the name and the word behind it tell the language. */
const CENTS: Record<string, string> = {
  Euro: 'Cent',
  euros: 'centimes',
  'euros con': 'céntimos',
  'euro e': 'centesimi',
  'reais e': 'centavos',
};

function readAmount(name: string, written: string, and: string): string {
  const [, amount = written, hundredths] = /^(.*?)(?:[.,](\d\d))?$/.exec(written) ?? [];
  const small = CENTS[`${name} ${and}`.trim()];
  if (Number(wholeOf(amount)) === 0 && Number(hundredths) && small) return `${Number(hundredths)} ${small}`;
  const cents = Number(hundredths ?? 0) ? [and, String(Number(hundredths))] : [];
  const whole = wholeOf(amount);
  return [whole, whole === '1' ? (SINGLE[name] ?? name) : name, ...cents].filter(Boolean).join(' ');
}

const THOUSAND: Record<string, string> = { de: 'tausend', es: 'mil', fr: 'mille', pt: 'mil', it: 'mila', hi: 'हज़ार' };
const THOUSANDS = new RegExp(
  `^(${SIGN})?\\s?(?:(\\d[\\d.,]*)\\s?k?${DASH}(?:${SIGN})?)?(\\d[\\d.,]*)\\s?k\\s?([€$£])?$`,
  'u',
);

/** "45–50 k€", "₹25k", "10k" */
function readThousands(
  core: string,
  language: string,
  nameOf: (sign: string) => string | undefined,
): string | undefined {
  const [, first, from, amount, last] = THOUSANDS.exec(core) ?? [];
  const thousand = THOUSAND[language];
  if (!amount || !thousand) return undefined;
  const sign = first ?? last;
  const name = sign && nameOf(sign);
  if (sign && !name) return undefined;
  const range = from ? `${from} ${RANGE_WORDS[language] ?? ''} ` : '';
  return [`${range}${amount}`, thousand, name].filter(Boolean).join(' ');
}

const SCALED = new RegExp(`^(${SIGN})\\s?(\\d[\\d.,]*)\\s(${SCALE})$`, 'u');

/** Money in the order people say it; undefined when it is none, or its name is not known. */
export function readMoney(core: string, locale: string): string | undefined {
  const language = languageOf(locale);
  const known = MONEY[language];
  const names = { ...known?.names, ...LOCAL_SIGNS[language], ...LOCAL_SIGNS[locale] };
  if (names[core] && !/^[\p{Sc}A-Z]+$/u.test(core)) return names[core];
  const and = known?.and ?? '';
  const nameOf = (sign: string): string | undefined =>
    names[sign] ?? (sign === 'US$' ? names.$ : undefined) ?? names[CODES[sign] ?? sign];
  const thousands = readThousands(core, language, nameOf);
  if (thousands) return thousands;
  const scaled = SCALED.exec(core);
  const scaledName = scaled && nameOf(scaled[1]);
  if (scaled && scaledName) {
    const of = /^mi/.test(scaled[3]) && scaled[3] !== 'mil' ? 'de ' : '';
    return `${scaled[2]} ${scaled[3]} ${of}${scaledName}`;
  }
  const written = core.replace(ROUND, '');
  const first = SIGN_FIRST.exec(written);
  const firstName = first && nameOf(first[3] ?? first[1]);
  if (first && firstName) return readAmount(firstName, first[2], and);
  const last = SIGN_LAST.exec(written);
  const lastName = last && nameOf(last[3]);
  if (!last || !lastName) return undefined;
  const from = last[1] ? `${wholeOf(last[1])} ${RANGE_WORDS[language] ?? '-'} ` : '';
  return from + readAmount(lastName, last[2], and);
}
