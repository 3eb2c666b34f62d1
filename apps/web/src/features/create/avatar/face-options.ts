import type { AvatarGroup, FaceOptions } from '@herald/contract';

export const defaultFace: FaceOptions = {
  gender: 'female',
  ethnicity: 'european',
  age: 25,
  resolution: 1024,
  image_format: 'jpeg',
  lighting: 'studio',
  stampless: true,
  mood: 'joyous',
  zoom_level: 'standard',
  skintone: null,
  hair_length: null,
  facial_hair: null,
  seed: null,
};

const ages: Record<string, number> = { teen: 18, 'young-adult': 25, adult: 35, 'middle-aged': 45, mature: 55 };

const ethnicities: Record<string, string> = {
  caucasian: 'european',
  african: 'african',
  asian: 'east_asian',
  hispanic: 'latin_american',
  mixed: 'european',
  other: 'european',
};

const composedClothing = ['business', 'formal'];

/** What was already said about the character carries over. */
export function faceFromDraft({ gender, age, appearance, clothing }: AvatarGroup): FaceOptions {
  return {
    ...defaultFace,
    gender: gender || defaultFace.gender,
    age: ages[age] ?? defaultFace.age,
    ethnicity: ethnicities[appearance] ?? defaultFace.ethnicity,
    mood: composedClothing.includes(clothing) ? 'composed' : defaultFace.mood,
  };
}

export function faceOf(avatar: AvatarGroup): FaceOptions {
  return avatar.face ?? faceFromDraft(avatar);
}

/** The service reads words and numbers; what is left to chance is not mentioned. */
export function faceQuery(face: FaceOptions): Record<string, string | number> {
  const entries = Object.entries({ ...face, stampless: face.stampless ? 'yes' : 'no' });
  return Object.fromEntries(entries.filter(([, value]) => value !== null && value !== '')) as Record<
    string,
    string | number
  >;
}
