import type { Gesture } from '@herald/media/scene/acting-plan';

/** How long a gesture takes around its stroke, in seconds. */
interface GestureTimes {
  /** the hand sets out so long before */
  lead: number;
  /** and holds so long after */
  hold: number;
  needsBoth?: true;
}

/** A raised hand takes so long from rest to its stroke, as the stage draws it. */
export const RAISE_LEAD_SEC = 0.74;

export const GESTURE_TIMES: Readonly<Record<Gesture, GestureTimes>> = {
  'open-palm': { lead: RAISE_LEAD_SEC, hold: 0.75 },
  'both-palms': { lead: 0.77, hold: 0.75, needsBoth: true },
  'palm-forward': { lead: RAISE_LEAD_SEC, hold: 0.6 },
  'point-up': { lead: RAISE_LEAD_SEC, hold: 0.65 },
  'point-at-you': { lead: RAISE_LEAD_SEC, hold: 0.6 },
  'point-down': { lead: 1.06, hold: 0.75 },
  'thumbs-up': { lead: RAISE_LEAD_SEC, hold: 0.75 },
  pinch: { lead: RAISE_LEAD_SEC, hold: 0.7 },
  count: { lead: RAISE_LEAD_SEC, hold: 1.75 },
  'hand-on-heart': { lead: RAISE_LEAD_SEC, hold: 0.9 },
  'hand-to-cheek': { lead: 0.9, hold: 0.9 },
  beat: { lead: 0.96, hold: 0.6 },
  wave: { lead: 0.78, hold: 0.98 },
};

/** A hand that is held up: the beginning and the end of its way are too slow to be seen. */
const RISEN = { before: 0.58, after: 0.08 };

/** For how long before and after its stroke a hand is seen to move; what only settles or gives way is a hold. */
export const MOVING_SEC: Readonly<Record<Gesture, { before: number; after: number }>> = {
  'open-palm': RISEN,
  'both-palms': RISEN,
  'palm-forward': RISEN,
  'point-up': RISEN,
  'point-at-you': RISEN,
  'point-down': { before: 0.94, after: 0.58 },
  'thumbs-up': RISEN,
  pinch: RISEN,
  count: { before: 0.58, after: 1.28 },
  'hand-on-heart': RISEN,
  'hand-to-cheek': { before: 0.74, after: 0.08 },
  beat: { before: 0.8, after: 0.56 },
  wave: { before: 0.63, after: 0.94 },
};

/** The hand is back at its rest so long after it set out for it. */
export const RETURN_SEC = 0.66;

/** The stroke ends just before the stressed syllable. */
export const BEFORE_STRESS_SEC = 0.03;
