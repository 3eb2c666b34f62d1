// Kokoro was trained with signs of its own for sounds that eSpeak writes with two.

const EVERYWHERE: [RegExp, string][] = [
  [/aɪ/g, 'I'],
  [/aʊ/g, 'W'],
  [/eɪ/g, 'A'],
  [/ɔɪ/g, 'Y'],
  [/dʒ/g, 'ʤ'],
  [/tʃ/g, 'ʧ'],
];
const ENGLISH: [RegExp, string][] = [
  [/r/g, 'ɹ'],
  [/x|ç/g, 'k'],
  [/ɐ/g, 'ə'],
  [/ɬ/g, 'l'],
  [/ʔ/g, 't'],
  [/̃/g, ''],
];
const AMERICAN: [RegExp, string][] = [
  [/oʊ/g, 'O'],
  [/ɚ/g, 'əɹ'],
  [/ɜː/g, 'ɜɹ'],
  [/ɾ/g, 'T'],
  [/ː/g, ''],
];
const BRITISH: [RegExp, string][] = [
  [/əʊ/g, 'Q'],
  [/eə/g, 'ɛː'],
  [/iə/g, 'ɪə'],
];
const OTHERS: [RegExp, string][] = [
  [/dz/g, 'ʣ'],
  [/ts/g, 'ʦ'],
];

const RULES: Record<string, [RegExp, string][]> = {
  'en-US': [...EVERYWHERE, ...ENGLISH, ...AMERICAN],
  'en-GB': [...EVERYWHERE, ...ENGLISH, ...BRITISH],
};
const RULES_ELSEWHERE = [...EVERYWHERE, ...OTHERS];

/** A sound of eSpeak as Kokoro reads it. */
export function kokoroSound(phone: string, locale: string): string {
  const rules = RULES[locale] ?? RULES_ELSEWHERE;
  return rules.reduce((sound, [from, to]) => sound.replace(from, to), phone.replaceAll('͡', ''));
}
