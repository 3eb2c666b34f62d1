import { fieldError } from '@herald/core/errors';
import type { VoiceInfo } from '@herald/media';
import type { Providers } from '@herald/providers';
import { presentVoice, presentVoiceGroups } from '../presenters/voice.ts';

type Speech = Providers['speech'];

interface RegionQuery {
  country: string;
  region: string;
  /** Country and region in one word: `en-US`. */
  voice_map_type?: string | undefined;
}

/** The voices of a region, by gender. */
export function listVoicesOfRegion(speech: Speech, query: RegionQuery) {
  const [mappedCountry = '', mappedRegion = ''] = query.voice_map_type?.split('-', 2) ?? [];
  const country = query.country || mappedCountry;
  const region = query.region || mappedRegion;
  if (!country || !region) throw fieldError('region', 'Please select country and region');
  return presentVoiceGroups(speech.voices(country, region));
}

/**
 * "Ava - young, bright" has the tones young and bright; that a voice is basic is its quality. Behind the name of a neural
 * voice stands its model, and no engine of such voices offers tones.
 */
function tonesOf({ label, quality }: Pick<VoiceInfo, 'label' | 'quality'>): string[] {
  if (quality === 'neural') return [];
  const [, description = ''] = label.split(' - ', 2);
  return description
    .split(', ')
    .map((word) => word.toLowerCase())
    .filter((word) => word !== '' && word !== 'basic');
}

/** The tones of all voices, by alphabet. */
export function listTones(speech: Speech) {
  const tones = new Set(speech.allVoices().flatMap(tonesOf));
  return [...tones].sort().map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));
}

interface VoiceFilter {
  /** A language, or a language with its region. */
  language_code?: string | undefined;
  gender?: string | undefined;
  /** One of {@link listTones}. */
  tone?: string | undefined;
}

/** Every voice once, also when it speaks in two regions. */
export function listAllVoices(speech: Speech, { language_code: wanted, gender, tone }: VoiceFilter) {
  const speaks = (locale: string) => !wanted || locale === wanted || locale.split('-', 1)[0] === wanted;
  const byId = new Map(speech.allVoices().map((voice) => [voice.id, voice]));
  const voices = [...byId.values()]
    .filter((voice) => speaks(voice.locale) && (!gender || voice.gender === gender))
    .filter((voice) => !tone || tonesOf(voice).includes(tone));
  return voices.map((voice) => ({ ...presentVoice(voice), language_code: voice.locale }));
}
