import type { Pixels } from './pixels.ts';
/** A square window onto a picture, turned by `roll` radians so that a tilted face is upright in it. */
export interface FaceCrop {
    readonly centreX: number;
    readonly centreY: number;
    readonly sizePx: number;
    readonly roll: number;
}
export type Point = [x: number, y: number, z: number];
/** Samples the window into sidePx x sidePx RGB floats; outside the picture is black. */
export declare function sampleCrop(pixels: Pixels, crop: FaceCrop, sidePx: number, rgb: Float32Array): void;
/** Carries a point found in the sampled window back into the picture. */
export declare function cropToPicture(point: Point, crop: FaceCrop, sidePx: number): Point;
