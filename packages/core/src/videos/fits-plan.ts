import type { PlanLimits } from '../plans/plan-limits.ts';
import { orderTexts } from './order-texts.ts';

export interface OrderSize {
  scriptCharacters: number;
  seconds: number;
}

/** Half a frame more than the plan allows is not too long. */
const TOLERANCE_SEC = 0.02;

type Misfit = { field: string; text: string };

/** Policy: what is too long for the plan, with the words for it; empty when it fits. */
export function misfitsOf(size: OrderSize, plan: Pick<PlanLimits, 'scriptCharacters' | 'videoSeconds'>): Misfit[] {
  const misfits: Misfit[] = [];
  if (size.scriptCharacters > plan.scriptCharacters) {
    misfits.push({
      field: 'script_data.content',
      text: orderTexts.tooManyCharacters(size.scriptCharacters, plan.scriptCharacters),
    });
  }
  if (size.seconds > plan.videoSeconds + TOLERANCE_SEC) {
    misfits.push({
      field: 'voice_data.generatedAudioUrl',
      text: orderTexts.tooManySeconds(size.seconds, plan.videoSeconds),
    });
  }
  return misfits;
}
