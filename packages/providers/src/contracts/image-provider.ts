import type { FaceOptions } from '@herald/contract';

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
  params?: Record<string, unknown>;
  sceneHints: Record<string, string>;
}

/** Faces by the options of the Face Studio, as the third-party service names them; empty ones are left to the seed. */
export type FaceWish = FaceOptions;

export interface ImageProvider {
  readonly name: string;
  avatar(wish: AvatarWish): Promise<MadeAvatar>;
  face(wish: FaceWish, signal?: AbortSignal): Promise<MadeAvatar>;
}

/** What ships with Herald: pictures of the characters of its library. */
export interface LibraryPictures {
  /** undefined when there is no such character */
  picture(presetId: string): Promise<MadeImage | undefined>;
}

export interface PortraitPoint {
  id: string;
  label: string;
  x: number;
  y: number;
}

export interface Portrait {
  widthPx: number;
  heightPx: number;
  gate: { answer: 'accept' | 'warn' | 'reject'; findings: { reason: string; hint: string }[] };
  /** The points a person may correct, in pixels of the picture. */
  points: PortraitPoint[];
  /** What the stage needs; kept with the avatar. */
  analysis: unknown;
}

/** Finds the face in a portrait and judges whether it can talk. */
export interface PortraitProvider {
  analyse(bytes: Uint8Array): Promise<Portrait>;
  /** The analysis after the corrections of its owner. */
  adjust(analysis: unknown, points: Pick<PortraitPoint, 'id' | 'x' | 'y'>[]): unknown;
}
