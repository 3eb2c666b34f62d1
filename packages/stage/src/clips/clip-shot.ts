import type { Affine } from './affine.ts';
import type { JoinShare } from './blend-pictures.ts';
import type { Crop } from './clip-crop.ts';

/** One picture of a film: a picture of the clip, or two that become each other. */
export interface ClipShot {
  clipFrame: number;
  crop: Crop;
  /** of mouth space in the film */
  place: Affine;
  /** of the lower face; undefined where nobody measured it */
  light: number | undefined;
  joined?: JoinedPictures;
}

/** Two pictures of the clip that are shown as one. */
export interface JoinedPictures {
  from: ClipShot;
  to: ClipShot;
  share: JoinShare;
  /** the pictures that the movement is measured on, evenly over the join */
  measured: readonly (readonly [from: ClipShot, to: ClipShot])[];
  /** how far between the measured ones, 0 to 1 */
  at: number;
  /** the same for all pictures of one join */
  name: string;
}
