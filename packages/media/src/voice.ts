export const VOICE_AGES = ['young', 'mature'] as const;
export type VoiceAge = (typeof VOICE_AGES)[number];

/** A speaker a customer can choose. */
export interface VoiceInfo {
  /** `prefix:…`; stable for ever, because it is stored with what was made */
  id: string;
  label: string;
  /** Missing where nobody knows it. */
  gender?: 'female' | 'male';
  /** How old it sounds; missing where it has no age of its own. */
  age?: VoiceAge;
  quality: 'standard' | 'basic' | 'neural';
  /** BCP 47 */
  locale: string;
  /** Manners it can speak in, as its service names them; missing where it has one only. */
  styles?: readonly string[];
  /** The region it is listed under, where its locale cannot name it: Scotland, or a language that nobody knows. */
  region?: string;
}

/** The region of voices of which nobody knows the language. They are read to as the screens are written: in English. */
export const UNKNOWN_REGION = 'other';
export const UNKNOWN_LOCALE = 'en-US';

/** What a text seems to be written in, where a voice speaks something else. A script is certain, a language a guess. */
export type OtherLanguage =
  /** `languages` are written in it; none are named for Latin letters, which most have. */
  { script: string; languages: readonly string[] } | { language: string };

/** How a word is to be said. */
export interface Pronunciation {
  word: string;
  say: string;
}
