/** Point numbers of the 478-point face mesh, left and right as the viewer sees them. */

/** From the left corner over the upper lip to the right corner and back under the lower lip. */
export const outerLipPoints = [
  61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 375, 321, 405, 314, 17, 84, 181, 91, 146,
] as const;

export const innerLipPoints = [
  78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308, 324, 318, 402, 317, 14, 87, 178, 88, 95,
] as const;

/** Each contour runs from the left end of the eye to its right end. */
export interface EyeContours {
  readonly upperLid: readonly number[];
  readonly lowerLid: readonly number[];
  readonly crease: readonly number[];
  readonly underBrow: readonly number[];
  readonly iris: number;
  /** which end of the contours is the outer corner */
  readonly outerEnd: 'left' | 'right';
}

export const eyeContours: readonly EyeContours[] = [
  {
    upperLid: [33, 246, 161, 160, 159, 158, 157, 173, 133],
    lowerLid: [33, 7, 163, 144, 145, 153, 154, 155, 133],
    crease: [130, 247, 30, 29, 27, 28, 56, 190, 243],
    underBrow: [226, 113, 225, 224, 223, 222, 221, 189, 244],
    iris: 468,
    outerEnd: 'left',
  },
  {
    upperLid: [362, 398, 384, 385, 386, 387, 388, 466, 263],
    lowerLid: [362, 382, 381, 380, 374, 373, 390, 249, 263],
    crease: [463, 414, 286, 258, 257, 259, 260, 467, 359],
    underBrow: [464, 413, 441, 442, 443, 444, 445, 342, 446],
    iris: 473,
    outerEnd: 'right',
  },
];

export const browPoints = [70, 63, 105, 66, 107, 300, 293, 334, 296, 336] as const;

export const faceOvalPoints = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149, 150, 136,
  172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
] as const;

/** The lower part of the oval, from the ear on the right over the chin to the one on the left. */
export const jawLinePoints = [
  361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149, 150, 136, 172, 58, 132,
] as const;

export const landmark = {
  foreheadTop: 10,
  chin: 152,
  cheekLeft: 234,
  cheekRight: 454,
  noseTip: 4,
  noseBase: 2,
  noseBridge: 168,
  mouthLeft: 61,
  mouthRight: 291,
  upperLipInner: 13,
  lowerLipInner: 14,
  lowerLipOuter: 17,
  eyeLeftOuter: 33,
  eyeLeftInner: 133,
  eyeRightInner: 362,
  eyeRightOuter: 263,
  browLeftInner: 107,
  browLeftUnder: 55,
  browLeftArch: 105,
  browRightInner: 336,
  browRightUnder: 285,
  browRightArch: 334,
  appleLeft: 50,
  appleRight: 280,
} as const;
