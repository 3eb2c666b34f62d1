import type { AdjustableMark } from '@herald/landmarks';

/** What the points are called, from where the person who looks at the picture sits. */
export const MARK_LABELS: Record<AdjustableMark, string> = {
  mouthLeft: 'Mouth, left corner',
  mouthRight: 'Mouth, right corner',
  upperLipTop: 'Upper lip, top',
  upperLipInner: 'Upper lip, inner edge',
  lowerLipInner: 'Lower lip, inner edge',
  lowerLipBottom: 'Lower lip, bottom',
  eyeLeftOuter: 'Left eye, outer corner',
  eyeLeftInner: 'Left eye, inner corner',
  eyeLeftTop: 'Left eye, upper lid',
  eyeLeftBottom: 'Left eye, lower lid',
  eyeRightInner: 'Right eye, inner corner',
  eyeRightOuter: 'Right eye, outer corner',
  eyeRightTop: 'Right eye, upper lid',
  eyeRightBottom: 'Right eye, lower lid',
  chin: 'Chin',
};
