import { BARE_FACE, type CharacterParams, type Makeup } from '@herald/media/person/character-params';

/** A character of the library. */
export interface CharacterPreset {
  id: string;
  name: string;
  description: string;
  params: CharacterParams;
}

type Always =
  | 'seed'
  | 'gender'
  | 'ageYears'
  | 'ethnicity'
  | 'skinTone'
  | 'eyeColor'
  | 'shape'
  | 'hair'
  | 'beard'
  | 'garment';

/** A preset as it is written down: what is left out is absent (no glasses, no make-up) or the usual. */
export interface PresetDraft {
  id: string;
  name: string;
  description: string;
  params: Pick<CharacterParams, Always> &
    Partial<Omit<CharacterParams, Always | 'makeup'>> & { makeup?: Partial<Makeup> };
}

export function completePreset({ params, ...texts }: PresetDraft): CharacterPreset {
  return {
    ...texts,
    params: {
      freckles: 0,
      bindi: false,
      glasses: null,
      earrings: null,
      necklace: null,
      lighting: 'auto',
      mood: 'joyous',
      zoom: 'standard',
      pose: 'straight',
      ...params,
      makeup: { ...BARE_FACE, ...params.makeup },
    },
  };
}
