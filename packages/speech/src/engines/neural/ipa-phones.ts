import type { EnginePhone } from '../engine-speech.ts';

/** One sound: two letters that are said as one, or a letter, with the signs that belong to it. */
const SOUND = /[ˈˌ]|(?:aɪ|aʊ|eɪ|ɔɪ|oʊ|əʊ|eə|ɪə|iə|ʊə|tʃ|dʒ|ts|dz|\p{L})[ːˑʰʲʷ\p{M}]*/gu;
const VOWEL = /^[aeiouyæøœɐɑɒɔəɚɛɜɝɪɨʉʊʌɤɯᵻ]/u;
const ENGLISH_R = /^r/;

type Sound = Pick<EnginePhone, 'phone' | 'stressed'>;

/** The sounds of a word in the phonetic alphabet. A stress is written before a syllable, and said on its vowel. */
export function phonesOfIpa(ipa: string, locale: string): Sound[] {
  const sounds: Sound[] = [];
  let isStressed = false;
  for (const [sound] of ipa.replaceAll('\u0361', '').matchAll(SOUND)) {
    if (sound === 'ˌ') continue;
    if (sound === 'ˈ') {
      isStressed = true;
      continue;
    }
    const phone = locale.startsWith('en') ? sound.replace(ENGLISH_R, 'ɹ') : sound;
    const isVowel = VOWEL.test(phone);
    sounds.push({ phone, stressed: isStressed && isVowel });
    if (isVowel) isStressed = false;
  }
  return sounds;
}
