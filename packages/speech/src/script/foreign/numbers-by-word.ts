interface Neighbours {
  before: string;
  previous: string;
  next: string;
}

const CODE_WORDS = /^(?:pin|plz|otp|cep|cp|cap|पिन|पिनकोड|ओटीपी)$/i;

/** A number whose digits are said one by one, because the word before it names a code. */
export function readCode(core: string, { before, previous, next }: Neighbours, language: string): string | undefined {
  const isCode = /^(?:\d{4,8}|\d{5}-\d{3})$/.test(core) && CODE_WORDS.test(before);
  const isTown =
    language === 'de' && /^\d{5}$/.test(core) && /^\p{Lu}\p{Ll}/u.test(next) && /^\d{1,3}[a-z]?$/.test(previous);
  return isCode || isTown ? [...core.replace('-', '')].join(' ') : undefined;
}

const YEAR_WORDS =
  /^(?:सन्?|साल|वर्ष|जनवरी|फ़रवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|सितम्बर|अक्टूबर|अक्तूबर|नवंबर|नवम्बर|दिसंबर|दिसम्बर)$/;

/** Hindi counts years before 2000 in hundreds: "19 सौ 47". */
export function readHindiYear(core: string, before: string, language: string): string | undefined {
  const [, hundreds, rest] = language === 'hi' && YEAR_WORDS.test(before) ? (/^(1[1-9])(\d\d)$/.exec(core) ?? []) : [];
  if (!hundreds) return undefined;
  return Number(rest) ? `${hundreds} सौ ${Number(rest)}` : `${hundreds} सौ`;
}
