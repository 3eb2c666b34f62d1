import type { LipPicture } from '../foreign/lip-reader.ts';

/** Finds the face in the pictures of a clip, in their order. */
export interface FaceReader {
  /** The points of the largest face in pixels of the picture, and how far its lips are apart; undefined without a face. */
  see(picture: LipPicture): Promise<SeenFace | undefined>;
  /** How many faces there are. */
  count(picture: LipPicture): Promise<number>;
}

export interface SeenFace {
  points: readonly (readonly [x: number, y: number, z: number])[];
  opening: number;
}

export type OpenFaceReader = () => Promise<FaceReader>;
