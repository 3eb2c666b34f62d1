import type { CharacterParams } from '../person/character-params.ts';
import type { SceneHints } from '../scene/scene-hints.ts';

/** A picture as bytes. */
export interface MadeImage {
  bytes: Uint8Array;
  format: 'jpeg' | 'png' | 'webp';
  widthPx: number;
  heightPx: number;
}

export interface AvatarWish {
  description: string;
  gender: string;
  appearance: string;
  ageRange: string;
  clothing: string;
  seed: number;
  signal?: AbortSignal;
}

/** A person made from words: either a character of the stage, or a picture that a photo avatar can be made of. */
export interface MadeAvatar {
  picture: MadeImage;
  /** Set when the stage can draw the person itself. */
  params?: CharacterParams;
  sceneHints: SceneHints;
}

/** Faces by the options of the Face Studio, named as its API names them; what is empty or null is left to the seed. */
export interface FaceWish {
  gender: string;
  ethnicity: string;
  age: number | null;
  resolution: 512 | 1024;
  image_format: 'jpeg' | 'png';
  lighting: string;
  stampless: boolean;
  mood: string;
  zoom_level: string;
  skintone: number | null;
  hair_length: number | null;
  facial_hair: number | null;
  seed: number | null;
}

/** Makes pictures of people. */
export interface ImageEngine {
  readonly name: string;
  avatar(wish: AvatarWish): Promise<MadeAvatar>;
  face(wish: FaceWish, signal?: AbortSignal): Promise<MadeAvatar>;
}

/** What ships with Herald: pictures of the characters of its library. */
export interface LibraryPictures {
  /** undefined when there is no such character */
  picture(presetId: string): Promise<MadeImage | undefined>;
}
