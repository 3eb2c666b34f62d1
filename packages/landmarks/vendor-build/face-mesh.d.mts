/** Reads one of the bundle's files by the name it has inside `vendor/`. */
export type ReadFile = (name: string) => Promise<Uint8Array>;

export interface RawFace {
  score: number;
  detectorScore: number;
  /** 478 points in pixels of the input; z grows away from the camera */
  points: [number, number, number][];
}

export interface FaceMesh {
  findFaces(
    input: { rgb: Float32Array; width: number; height: number },
    options: { minScore: number; maxFaces: number },
  ): Promise<RawFace[]>;
  /** How much of each pixel belongs to a person, 0 to 1; of 256 x 256 pixels, whose colors go from 0 to 1. */
  findPerson(rgb: Float32Array): Promise<Float32Array>;
}

export function createFaceMesh(read: ReadFile): Promise<FaceMesh>;
