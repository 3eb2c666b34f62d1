import { type PictureFileFormat } from '@herald/media/picture-header';
import type { Pixels } from '../pixels.ts';
/** A portrait as upright RGBA pixels, ready for the landmarker. */
export interface DecodedPortrait {
    readonly pixels: Pixels;
    readonly format: PictureFileFormat;
    /** size of the upright picture before it was brought down to `largestSidePx` */
    readonly sourceWidth: number;
    readonly sourceHeight: number;
}
/** Decodes an uploaded picture: turned as its EXIF says, first frame of an animation, CMYK converted; else a PictureError. */
export declare function decodePortrait(bytes: Uint8Array): Promise<DecodedPortrait>;
