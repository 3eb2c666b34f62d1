import { fieldError } from '@herald/core/errors';
import type { Providers } from '@herald/providers';
import { presentVoice, presentVoiceGroups, type SampleSigner, styleOption } from '../presenters/voice.ts';

type Speech = Providers['speech'];

interface RegionQuery {
  country: string;
  region: string;
  /** Country and region in one word: `en-US`. */
  voice_map_type?: string | undefined;
}

/** The voices of a region, by gender. */
export function listVoicesOfRegion(speech: Speech, query: RegionQuery, sign: SampleSigner) {
  const [mappedCountry = '', mappedRegion = ''] = query.voice_map_type?.split('-', 2) ?? [];
  const country = query.country || mappedCountry;
  const region = query.region || mappedRegion;
  if (!country || !region) throw fieldError('region', 'Please select country and region');
  return presentVoiceGroups(speech.voices(country, region), sign);
}

/** The styles that can be chosen, by alphabet: of one voice, or of all. None where nobody offers any. */
export function listTones(speech: Speech, { tts_id: id }: { tts_id?: string | undefined }) {
  const wanted = id && (speech.findVoice(id)?.id ?? id);
  const voices = speech.allVoices().filter((voice) => !wanted || voice.id === wanted);
  const styles = new Set(voices.flatMap((voice) => voice.styles ?? []));
  return [...styles].sort().map(styleOption);
}

interface VoiceFilter {
  /** A language, or a language with its region. */
  language_code?: string | undefined;
  gender?: string | undefined;
  /** One of {@link listTones}. */
  tone?: string | undefined;
}

/** Every voice once, also when it speaks in two regions. */
export function listAllVoices(
  speech: Speech,
  { language_code: wanted, gender, tone }: VoiceFilter,
  sign: SampleSigner,
) {
  const speaks = (locale: string) => !wanted || locale === wanted || locale.split('-', 1)[0] === wanted;
  const byId = new Map(speech.allVoices().map((voice) => [voice.id, voice]));
  const voices = [...byId.values()]
    .filter((voice) => speaks(voice.locale) && (!gender || voice.gender === gender))
    .filter((voice) => !tone || voice.styles?.includes(tone));
  return voices.map((voice) => ({ ...presentVoice(voice, sign), language_code: voice.locale }));
}
