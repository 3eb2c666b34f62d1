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

/** Signs of one country each. */
const LOCAL_SIGNS: Record<string, Record<string, string>> = {
  pt: { R$: 'reais' },
  pl: { zł: 'złotych' },
  hi: { '₹': 'रुपये' },
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

const SIGN = 'R\\$|[$€£¥₹₩₽₴₺₫]|Rp';
const WITH_SIGN_FIRST = new RegExp(`^(${SIGN})\\s?(\\d[\\d.,]*)$`);
const WITH_SIGN_LAST = new RegExp(`^(\\d[\\d.,]*)\\s?(${SIGN})$`);

function readMoney(sign: string, written: string, words: MoneyWords): string {
  const [, amount = written, hundredths] = /^(.*?)(?:[.,](\d\d))?$/.exec(written) ?? [];
  const whole = amount.replace(/[.,]/g, '');
  const cents = Number(hundredths ?? 0) ? [words.and, String(Number(hundredths))] : [];
  return [whole, words.names[sign], ...cents].filter(Boolean).join(' ');
}

/** Prepares one written word for an engine that reads numbers itself; money comes in the order people say it. */
export function readForeign(core: string, locale: string): string {
  const language = locale.split('-')[0];
  const local = LOCAL_SIGNS[language] ?? {};
  if (local[core]) return local[core];
  const known = MONEY[language];
  const words = known && { ...known, names: { ...known.names, ...local } };
  const first = WITH_SIGN_FIRST.exec(core);
  if (first && words?.names[first[1]]) return readMoney(first[1], first[2], words);
  const last = WITH_SIGN_LAST.exec(core);
  if (last && words?.names[last[2]]) return readMoney(last[2], last[1], words);
  const plain = core.replace(/^[#@]/, '').replace(/^https?:\/\//, '');
  return /[\p{L}\p{N}%&+=@°]/u.test(plain) ? plain.replace(/[<>_*^~|\\{}[\]]/g, ' ') : '';
}
