import type { Point } from './face-crop.ts';
/** Where the head looks, in radians: yaw to the viewer's right, pitch down and roll clockwise are positive. */
export interface HeadPose {
    readonly yaw: number;
    readonly pitch: number;
    readonly roll: number;
}
/** The pose that the outline of the face implies: forehead to chin is one axis, cheek to cheek the other. */
export declare function headPose(points: readonly Point[]): HeadPose;
