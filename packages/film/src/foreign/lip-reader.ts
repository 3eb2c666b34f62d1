import type { MouthTrack } from '@herald/media/mouth';

/** A picture as RGBA, row by row. */
export interface LipPicture {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** How far the lips of the face in a picture are apart, in distances between the eyes; undefined where no face is to be seen. */
export type LipReader = (picture: LipPicture) => Promise<number | undefined>;

export type OpenLipReader = () => Promise<LipReader>;

/** What the lips of a film without a sound are measured by; plain data, so that it can be sent to another process. */
export interface LipMeasure {
  /** what our sound asks of a mouth */
  mouth: MouthTrack;
  /** a module that exports `openLipReader` */
  reader: string;
}
