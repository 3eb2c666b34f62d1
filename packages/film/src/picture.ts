/** A rectangle of a picture, in pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The three planes of a yuv420p picture; decoders pad their rows. */
export interface Planes {
  luma: Uint8Array;
  blue: Uint8Array;
  red: Uint8Array;
  lumaStride: number;
  chromaStride: number;
  width: number;
  height: number;
}
