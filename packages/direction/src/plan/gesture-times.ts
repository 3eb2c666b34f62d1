import type { Gesture } from '@herald/media/scene/acting-plan';

/** How long a gesture takes around its stroke, in seconds. */
interface GestureTimes {
  /** the hand sets out so long before */
  lead: number;
  /** and holds so long after */
  hold: number;
  needsBoth?: true;
}

export const GESTURE_TIMES: Readonly<Record<Gesture, GestureTimes>> = {
  'open-palm': { lead: 0.6, hold: 0.75 },
  'both-palms': { lead: 0.65, hold: 0.75, needsBoth: true },
  'palm-forward': { lead: 0.6, hold: 0.6 },
  'point-up': { lead: 0.6, hold: 0.65 },
  'point-at-you': { lead: 0.6, hold: 0.6 },
  'point-down': { lead: 0.95, hold: 0.75 },
  'thumbs-up': { lead: 0.6, hold: 0.75 },
  pinch: { lead: 0.6, hold: 0.7 },
  count: { lead: 0.6, hold: 1.75 },
  'hand-on-heart': { lead: 0.7, hold: 0.9 },
  beat: { lead: 0.85, hold: 0.6 },
  wave: { lead: 0.66, hold: 0.98 },
};

/** The hand is back at its rest so long after it set out for it. */
export const RETURN_SEC = 0.6;

/** The stroke ends just before the stressed syllable. */
export const BEFORE_STRESS_SEC = 0.03;
