import { type Landmarker } from '../landmarker.ts';
/** A landmarker that reads the vendored detector from this package's folder. */
export declare function createNodeLandmarker(): Promise<Landmarker>;
