import type { PersonShape } from '@herald/media/person/person-shape';
import type { Point } from './face-crop.ts';
import type { FaceMeasures } from './face-measures.ts';
import type { Gate } from './gate.ts';
export declare const analysisVersion = 1;
/** One face as the detector saw it, for a "choose one" screen. */
export interface FoundFace {
    readonly score: number;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
}
/** Everything Herald knows about a portrait; plain JSON, saved beside the picture. */
export interface PortraitAnalysis {
    readonly version: typeof analysisVersion;
    readonly width: number;
    readonly height: number;
    readonly faces: readonly FoundFace[];
    /** which of `faces` the points describe; -1 when there is none */
    readonly chosen: number;
    /** 478 points in pixels of the picture, the last ten are the irises; empty when there is no face */
    readonly points: readonly Point[];
    readonly measures: FaceMeasures | null;
    readonly gate: Gate;
    /** which parts a person has moved by hand, so that nothing re-measures them */
    readonly edited: readonly ('mouth' | 'eyes' | 'chin')[];
    /** the outline of the person around the chosen face, once it was looked for */
    readonly person?: PersonShape;
}
export declare class AnalysisFormatError extends Error {
    name: string;
}
/** Reads a saved analysis; refuses what another version wrote or what is not one. */
export declare function parseAnalysis(json: string): PortraitAnalysis;
