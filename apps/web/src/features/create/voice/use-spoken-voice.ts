import type { VoiceOption } from '@herald/contract/endpoints/speech';
import { useQuery } from '@tanstack/react-query';
import { countriesQuery, regionsQuery, voicesQuery } from '#data/voices.ts';
import { useDraft } from '../draft/use-draft.ts';
import { useDraftClip } from '../sound/use-draft-clip.ts';

interface SpokenVoice {
  name: string;
  /** "English, United States" */
  place: string;
}

/** Who speaks in the draft's sound, or was chosen for it; unknown for the customer's own sounds and until the lists are loaded. */
export function useSpokenVoice(): SpokenVoice | undefined {
  const { voice: draft, step } = useDraft().content;
  const { useCustomAudio, generatedAudioUrl, isChosen, country, region, ttsId } = draft;
  const isPicked = generatedAudioUrl !== '' || isChosen === true || step > 1;
  const isKnown = !useCustomAudio && isPicked && country !== '' && region !== '';
  const { data: clip } = useDraftClip();
  const { data: countries } = useQuery({ ...countriesQuery, enabled: isKnown });
  const { data: regions } = useQuery({ ...regionsQuery(country), enabled: isKnown });
  const { data: groups } = useQuery({ ...voicesQuery(country, region), enabled: isKnown });
  const voice = groups?.flatMap(({ children }) => children).find(({ value }) => value === (clip?.voice_id ?? ttsId));
  if (!isKnown || !voice) return undefined;
  const labels = [countries, regions].map((list, at) => list?.find(({ value }) => value === [country, region][at]));
  return {
    name: voiceWords(voice).name,
    place: labels.flatMap((option) => (option ? [option.label] : [])).join(', '),
  };
}

/** "Ava - Bright, close to the microphone" is a name and what it sounds like. */
export function voiceWords({ label, gender }: Pick<VoiceOption, 'label' | 'gender'>) {
  const [name = label, ...rest] = label.split(' - ');
  const description = rest.join(' - ') || gender;
  return { name, description: description.charAt(0).toUpperCase() + description.slice(1) };
}
