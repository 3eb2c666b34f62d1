import type { Option } from '@herald/media/option';
import { SpeechError } from '../speech-error.ts';
import { espeakVoices } from './espeak-voices.ts';
import { AMERICAN_VOICES, SCOTTISH_VOICES } from './flite-voices.ts';
import { LANGUAGES } from './languages.ts';
import type { Voice } from './voice.ts';

export interface VoiceGroup extends Option {
  children: Option[];
}

const SPECIAL_REGIONS: Record<string, string> = { SCT: 'Scotland' };
const regionNames = new Intl.DisplayNames(['en'], { type: 'region' });

/** Languages with an embedded voice, as the wizard's "country" options. */
export const listCountries = (): Option[] => Object.entries(LANGUAGES).map(([value, { label }]) => ({ value, label }));

/** Regions of a language; none for a language without an embedded voice. */
export const listRegions = (country: string): Option[] =>
  regionCodes(country).map((value) => ({ value, label: SPECIAL_REGIONS[value] ?? regionNames.of(value) ?? value }));

/** Object keys that look like numbers come first in JavaScript; the default region must. */
const regionCodes = (country: string): string[] =>
  Object.keys(LANGUAGES[country]?.regions ?? {}).sort((a, b) => Number(/^\d/.test(a)) - Number(/^\d/.test(b)));

/** Every voice of a language and region, best first. */
export function voicesOf(country: string, region: string): Voice[] {
  const basic = espeakVoices(country, region);
  if (country !== 'en') return basic;
  if (region === 'US') return AMERICAN_VOICES;
  return region === 'SCT' ? [...SCOTTISH_VOICES, ...basic] : basic;
}

const labelOf = (voice: Voice): string => `${voice.name} - ${voice.description}`;

/** Voices of a language and region, grouped by gender as the wizard shows them. */
export function listVoices(country: string, region: string): VoiceGroup[] {
  const voices = voicesOf(country, region);
  const group = (value: Voice['gender'], label: string): VoiceGroup => ({
    value,
    label,
    children: voices
      .filter(({ gender }) => gender === value)
      .map((voice) => ({ value: voice.id, label: labelOf(voice) })),
  });
  return [group('female', 'Female'), group('male', 'Male')].filter(({ children }) => children.length);
}

function splitLocale(locale: string): [country: string, region: string] {
  const [language = '', wanted] = locale.split('-');
  const country = language.toLowerCase() === 'no' ? 'nb' : language.toLowerCase();
  const codes = regionCodes(country);
  if (!codes.length) {
    throw new SpeechError('unsupported_locale', `There is no embedded voice for "${locale}".`);
  }
  return [country, codes.find((code) => code === wanted?.toUpperCase()) ?? codes[0]];
}

const everyVoice = (): Voice[] =>
  Object.keys(LANGUAGES).flatMap((country) => regionCodes(country).flatMap((region) => voicesOf(country, region)));

let byId: Map<string, Voice> | undefined;

/** The voice with this id, whatever its language. */
export function findVoice(voiceId: string): Voice | undefined {
  byId ??= new Map(everyVoice().map((voice) => [voice.id, voice]));
  return byId.get(voiceId);
}

/** The voice a text in this locale gets when none was chosen. */
export function defaultVoice(locale: string): Voice {
  const [country, region] = splitLocale(locale);
  return voicesOf(country, region)[0];
}

/** The voice asked for, or the locale's default; an unknown id is an error, never another voice. */
export function chooseVoice(locale: string, voiceId?: string): Voice {
  if (!voiceId) return defaultVoice(locale);
  const voice = findVoice(voiceId);
  if (!voice) throw new SpeechError('unknown_voice', `There is no voice "${voiceId}".`);
  return voice;
}
