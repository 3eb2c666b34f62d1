import { type PersonShape } from '@herald/media/person/person-shape';
import type { ReadFile } from '../vendor/face-mesh.mjs';
import { type PortraitAnalysis } from './analysis.ts';
import { type Point } from './face-crop.ts';
import type { Pixels } from './pixels.ts';
/** Finds the face in portraits. Loading it takes some 6 MB of files and a quarter of a second: keep one. */
export interface Landmarker {
    /** Points, measures and the gate's decision; `chosen` picks among several faces, otherwise the largest of those that can talk best speaks. */
    analyse(pixels: Pixels, chosen?: number): Promise<PortraitAnalysis>;
    /** The outline of the person whose face has these points; its model is read with the first one. */
    outline(pixels: Pixels, points: readonly Point[]): Promise<PersonShape>;
    /** How much of each of `SHAPE_SIDE` times `SHAPE_SIDE` pixels is person, 0 to 1; their colors go from 0 to 1. */
    findPerson(rgb: Float32Array): Promise<Float32Array>;
    /** For the pictures of one film, in their order: the points of its largest face, none where no face is to be seen. */
    follow(): (pixels: Pixels) => Promise<readonly Point[]>;
}
/** Starts the detector; `read` hands over the files of `@herald/landmarks/vendor` by name. */
export declare function createLandmarker(read: ReadFile): Promise<Landmarker>;
