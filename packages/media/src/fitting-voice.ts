import type { VoiceAge } from './voice.ts';

interface Voice {
  value: string;
  gender?: string | undefined;
  age?: VoiceAge | undefined;
}

/** Who will speak; empty where it is not known, as for a photo. */
export interface Presenter {
  gender: string;
  age: string;
}

/** Which age of voice sounds right; an adult of any other age may have either. */
const voiceAgeOf: Readonly<Record<string, VoiceAge>> = {
  teen: 'young',
  'young-adult': 'young',
  'middle-aged': 'mature',
  mature: 'mature',
};

/** As voices are listed everywhere; one of which nobody knows the gender comes last. */
const placeOf = ({ gender }: Voice): number => (gender === 'female' ? 0 : gender === 'male' ? 1 : 2);

/** The voice for a presenter: the chosen one while none fits better, else the first of the best. */
export function fittingVoice(
  voices: readonly Voice[],
  presenter: Presenter | undefined,
  chosen: string,
): string | undefined {
  const best = Math.max(...voices.map((voice) => fitOf(voice, presenter)));
  const fitting = voices
    .filter((voice) => fitOf(voice, presenter) === best)
    .toSorted((a, b) => placeOf(a) - placeOf(b));
  return (fitting.find(({ value }) => value === chosen) ?? fitting[0])?.value;
}

/** The gender counts more than the age. */
function fitOf({ gender, age }: Voice, presenter: Presenter | undefined): number {
  const sameGender = presenter?.gender === gender ? 4 : 0;
  const wanted = voiceAgeOf[presenter?.age ?? ''];
  if (!wanted || !age) return sameGender;
  return sameGender + (wanted === age ? 1 : -1);
}
