import type { Point } from './face-crop.ts';
import type { Pixels } from './pixels.ts';
/** What the gate judges, measured on one face. Ratios are free of the picture's size. */
export interface FaceMeasures {
    readonly faceWidthPx: number;
    readonly yaw: number;
    readonly pitch: number;
    readonly roll: number;
    /** how far the nose is from the middle between the cheeks, 0 = centred, 0.5 = over a cheek */
    readonly noseOffset: number;
    readonly lipGapRatio: number;
    /** share of the pixels between the lips that look like lip, 0..1 */
    readonly lipColouredShare: number;
    readonly eyeOpenLeft: number;
    readonly eyeOpenRight: number;
}
export declare function measureFace(pixels: Pixels, points: readonly Point[]): FaceMeasures;
