import { lettersOfIpa } from './ipa-letters.ts';

/** Signs of other keyboards, as the phonetic alphabet has them. */
const SIGNS: readonly [RegExp, string][] = [
  [/['’]/g, 'ˈ'],
  [/:/g, 'ː'],
  [/g/g, 'ɡ'],
];

/** The sounds of a wish that is written between slashes, in the phonetic alphabet: /ˈhɛrəld/. */
export function ipaOf(say: string): string | undefined {
  const sounds = /^\/([^/]*\p{L}[^/]*)\/$/u.exec(say.trim())?.[1]?.trim();
  return sounds && SIGNS.reduce((text, [from, to]) => text.replace(from, to), sounds.normalize('NFC'));
}

/** A wish in letters: as it is written, or the nearest that the language can write for its sounds. */
export function spellingOf(say: string, locale: string): string {
  const ipa = ipaOf(say);
  return ipa === undefined ? say : lettersOfIpa(ipa, locale);
}
