export type PictureFault = 'empty' | 'not-a-picture' | 'no-size' | 'too-heavy' | 'too-large' | 'too-small' | 'truncated' | 'undecodable';
/** Limits of an uploaded portrait. */
export declare const portraitLimits: {
    readonly bytes: number;
    readonly sidePx: 12000;
    readonly pixels: 50000000;
    readonly smallestSidePx: 64;
};
/** A picture that cannot become a portrait; the message is meant for the person who chose it. */
export declare class PictureError extends Error {
    name: string;
    readonly fault: PictureFault;
    constructor(fault: PictureFault, cause?: unknown);
}
