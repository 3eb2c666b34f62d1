/** What one picture of the camera shows; lengths as shares of its width and height. */
export interface FaceLook {
  faces: number;
  /** Of the largest one; left out where there is none. */
  face?: {
    x: number;
    y: number;
    width: number;
    /** How far the lips are apart, in distances between the eyes. */
    opening: number;
    /** Mean brightness of its halves, 0 to 255. */
    left: number;
    right: number;
  };
}

/** `missed`: one picture could not be seen. `failed`: none ever will be. */
export type FaceReport = { kind: 'ready' } | { kind: 'look'; look: FaceLook } | { kind: 'missed' } | { kind: 'failed' };
