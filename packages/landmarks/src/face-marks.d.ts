/** Names for the points of the 478-point face mesh that Herald measures; left and right as the viewer sees them. */
export declare const marks: {
    readonly foreheadTop: 10;
    readonly chin: 152;
    readonly cheekLeft: 234;
    readonly cheekRight: 454;
    readonly noseTip: 4;
    readonly noseBase: 2;
    readonly mouthLeft: 61;
    readonly mouthRight: 291;
    readonly upperLipTop: 0;
    readonly upperLipInner: 13;
    readonly lowerLipInner: 14;
    readonly lowerLipBottom: 17;
    readonly eyeLeftOuter: 33;
    readonly eyeLeftInner: 133;
    readonly eyeLeftTop: 159;
    readonly eyeLeftBottom: 145;
    readonly eyeRightInner: 362;
    readonly eyeRightOuter: 263;
    readonly eyeRightTop: 386;
    readonly eyeRightBottom: 374;
};
export type MarkName = keyof typeof marks;
/** Inner lip contour from the left corner over the upper lip to the right corner and back under the lower lip. */
export declare const innerLips: number[];
/** Outer lip contour in the same order. */
export declare const outerLips: number[];
export declare const pointCount = 478;
