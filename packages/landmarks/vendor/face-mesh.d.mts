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
}

export function createFaceMesh(read: ReadFile): Promise<FaceMesh>;
