import { misfitsOf, type OrderSize } from '../../plans/policies.ts';
import { orderTexts } from './order-texts.ts';
import type { LimitsInUse } from './read-limits.ts';

/** Every limit that speaks against a video of this size, in words for the customer; empty when it may be made. */
export function reasonsAgainst(size: OrderSize, plan: LimitsInUse): string[] {
  const reasons = misfitsOf(size, plan).map(({ text }) => text);
  // Without a plan that is said already.
  if (plan.videosLeft === 0 && plan.videoSeconds > 0) {
    reasons.push(orderTexts.noVideosLeft(plan.videosPerMonth, plan.videosSetBy));
  }
  return reasons;
}
