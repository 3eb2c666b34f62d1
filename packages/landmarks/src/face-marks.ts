/** Names for the points of the 478-point face mesh that Herald measures; left and right as the viewer sees them. */
export const marks = {
  foreheadTop: 10,
  chin: 152,
  cheekLeft: 234,
  cheekRight: 454,
  noseTip: 4,
  noseBase: 2,
  mouthLeft: 61,
  mouthRight: 291,
  upperLipTop: 0,
  upperLipInner: 13,
  lowerLipInner: 14,
  lowerLipBottom: 17,
  eyeLeftOuter: 33,
  eyeLeftInner: 133,
  eyeLeftTop: 159,
  eyeLeftBottom: 145,
  eyeRightInner: 362,
  eyeRightOuter: 263,
  eyeRightTop: 386,
  eyeRightBottom: 374,
} as const;

export type MarkName = keyof typeof marks;

/** Inner lip contour from the left corner over the upper lip to the right corner and back under the lower lip. */
export const innerLips = [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308, 324, 318, 402, 317, 14, 87, 178, 88, 95];

/** Outer lip contour in the same order. */
export const outerLips = [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 375, 321, 405, 314, 17, 84, 181, 91, 146];

export const pointCount = 478;
