import { frenchOrdinal } from './names.ts';

const SPANISH = 'primer segund tercer cuart quint sext séptim octav noven décim'.split(' ');

function spanishOrdinal(n: number, ending: string): string | undefined {
  const stem = SPANISH[n - 1];
  if (!stem) return undefined;
  if (/^er/i.test(ending)) return stem;
  return `${stem}${ending === 'ª' || ending === 'a' ? 'a' : 'o'}`;
}

const ORDINAL_SIGNS: Record<string, string> = { ª: 'ª', º: 'º', '°': 'º', '^': 'ª', a: 'ª' };
const HINDI_ORDINALS = 'फ़र्स्ट सेकंड थर्ड फ़ोर्थ फ़िफ़्थ सिक्स्थ सेवंथ एट्थ नाइंथ टेंथ'.split(' ');

/** "3.ª", "1er", "2e", "1°": what an engine would read as a number and a letter. */
export function readOrdinal(core: string, language: string): string | undefined {
  const english = language === 'hi' && /^(\d{1,2})(?:st|nd|rd|th)$/.exec(core);
  if (english) return HINDI_ORDINALS[Number(english[1]) - 1];
  const [, digits, ending] = /^(\d{1,2})\.?(ª|º|°|\^|a|o|er|e|ème|re|ère|nd|nde)$/.exec(core) ?? [];
  if (!digits) return undefined;
  const n = Number(digits);
  if (ending === '°' && n > 12) return undefined;
  if (language === 'hi') return undefined;
  if (language === 'es' && /^(?:ª|º|er|a)$/.test(ending)) return spanishOrdinal(n, ending);
  if (language === 'fr') {
    if (n === 1) return /^(?:re|ère)$/.test(ending) ? 'première' : 'premier';
    return /^(?:e|ème|nd|nde)$/.test(ending) ? frenchOrdinal(n) : undefined;
  }
  const sign = ORDINAL_SIGNS[ending];
  if ((language === 'it' || language === 'pt') && sign) return `${n}${sign}`;
  return undefined;
}
