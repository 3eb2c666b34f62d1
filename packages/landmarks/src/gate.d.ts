import type { GateAnswer } from '@herald/media/gate';
import type { FaceMeasures } from './face-measures.ts';
export type GateCheck = 'faces' | 'size' | 'turn' | 'tilt' | 'mouth' | 'mouth-points' | 'eyes';
/** One thing that keeps a picture from becoming a talking photo: why, and what the user can do about it. */
export interface GateFinding {
    readonly check: GateCheck;
    readonly answer: Exclude<GateAnswer, 'pass'>;
    readonly reason: string;
    readonly hint: string;
}
export interface Gate {
    readonly answer: GateAnswer;
    /** empty when the picture passes; the gravest first */
    readonly findings: readonly GateFinding[];
}
/** Limits of the gate: up to `pass` is fine, up to `ask` is the user's choice, beyond is refused. */
export declare const gateLimits: {
    readonly faceWidthPx: {
        readonly pass: 300;
        readonly ask: 160;
    };
    readonly yaw: {
        readonly pass: 0.2;
        readonly ask: 0.25;
    };
    readonly noseOffset: {
        readonly pass: 0.16;
        readonly ask: 0.22;
    };
    readonly pitch: {
        readonly ask: 0.32;
    };
    readonly roll: {
        readonly ask: 0.35;
    };
    readonly lipGapRatio: {
        readonly pass: 0.1;
        readonly ask: 0.3;
    };
    readonly lipColour: {
        readonly gapRatio: 0.06;
        readonly share: 0.6;
    };
    readonly eyeOpen: {
        readonly pass: 0.17;
    };
};
/** The gate's decision on a picture with `faceCount` faces, of which `face` is the one to animate. */
export declare function judgeFace(face: FaceMeasures | undefined, faceCount: number): Gate;
