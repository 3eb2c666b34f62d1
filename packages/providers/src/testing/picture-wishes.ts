import type { AvatarWish, FaceWish } from '@herald/media/engines/image-engine';

/** Wishes that tests make. */
export const aPerson: AvatarWish = {
  description: 'a red-haired woman in a green blazer with round glasses',
  gender: 'female',
  appearance: 'mixed',
  ageRange: 'adult',
  clothing: 'business',
  seed: 7,
};

export const aFace: FaceWish = {
  gender: 'female',
  ethnicity: 'east_asian',
  age: 34,
  resolution: 512,
  image_format: 'jpeg',
  lighting: 'natural',
  stampless: true,
  mood: 'composed',
  zoom_level: 'closeup',
  skintone: 4,
  hair_length: null,
  facial_hair: null,
  seed: 3,
};
