import type { AvatarGroup, FaceOptions } from '@herald/contract/draft';

/** What the face studio offers, in the order shown. */
export const faceLists = {
  ethnicity: [
    { value: 'european', label: 'European' },
    { value: 'african', label: 'African' },
    { value: 'west_asian', label: 'West Asian' },
    { value: 'south_asian', label: 'South Asian' },
    { value: 'east_asian', label: 'East Asian' },
    { value: 'southeast_asian', label: 'Southeast Asian' },
    { value: 'latin_american', label: 'Latin American' },
  ],
  mood: [
    { value: 'joyous', label: 'Joyous' },
    { value: 'composed', label: 'Composed' },
  ],
  lighting: [
    { value: 'auto', label: 'Auto' },
    { value: 'studio', label: 'Studio' },
    { value: 'natural', label: 'Natural' },
    { value: 'artistic', label: 'Artistic' },
  ],
  zoom: [
    { value: 'standard', label: 'Standard' },
    { value: 'closeup', label: 'Closeup' },
  ],
  resolution: [
    { value: '512', label: '512' },
    { value: '1024', label: '1024' },
  ],
  format: [
    { value: 'jpeg', label: 'JPEG' },
    { value: 'png', label: 'PNG' },
  ],
} as const;

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

const COMPOSED_CLOTHING = ['business', 'formal'];

/** What was already said about the character carries over; clothes of the preferences say nothing about a mood. */
export function faceFromDraft({ gender, age, appearance, clothing, isDressed }: AvatarGroup): FaceOptions {
  return {
    ...defaultFace,
    gender: gender || defaultFace.gender,
    age: ages[age] ?? defaultFace.age,
    ethnicity: ethnicities[appearance] ?? defaultFace.ethnicity,
    mood: isDressed && COMPOSED_CLOTHING.includes(clothing) ? 'composed' : defaultFace.mood,
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

/** "Female, 62, European" */
export function faceTitle({ gender, age, ethnicity }: FaceOptions): string {
  const origin = faceLists.ethnicity.find(({ value }) => value === ethnicity)?.label ?? '';
  const person = gender === 'male' ? 'Male' : 'Female';
  return [person, age === null ? '' : String(age), origin].filter(Boolean).join(', ');
}
