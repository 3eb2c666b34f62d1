import type { Aspect } from '../choices.ts';
import type { CharacterParams } from '../person/character-params.ts';
import type { SceneHints } from '../scene/scene-hints.ts';

/** A picture as bytes. */
export interface MadeImage {
  bytes: Uint8Array;
  format: 'jpeg' | 'png' | 'webp';
  widthPx: number;
  heightPx: number;
}

/** A picture as a file. */
export type PictureFile = Pick<MadeImage, 'bytes' | 'format'>;

/** A person in words. */
export interface PersonWish {
  description: string;
  gender: string;
  appearance: string;
  ageRange: string;
  clothing: string;
  seed: number;
}

export interface AvatarWish extends PersonWish {
  /** The shape of the film they are for. */
  aspect?: Aspect;
  /** The product they show; read only where an engine can draw it. */
  productFile?: () => Promise<PictureFile | undefined>;
  /** Why the picture before this one cannot talk, in whole sentences. */
  refusedFor?: string;
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

/** Options of a face that somebody wishes for. */
export type FaceOption = keyof Omit<FaceWish, 'seed'>;

/** Makes pictures of people. */
export interface ImageEngine {
  readonly name: string;
  /** What people call it. */
  readonly title: string;
  /** Left out where it draws nobody by a description. */
  avatar?(wish: AvatarWish): Promise<MadeAvatar>;
  /** Left out where it has no faces. */
  face?(wish: FaceWish, signal?: AbortSignal): Promise<MadeAvatar>;
  /** Those it heeds; all of them, and the seed, where left out. */
  readonly faceOptions?: readonly FaceOption[];
}

/** What ships with Herald: pictures of the characters of its library. */
export interface LibraryPictures {
  /** undefined when there is no such character */
  picture(presetId: string): Promise<MadeImage | undefined>;
}
