import type { Core } from '../../core.ts';
import type { Actor } from '../../identity/actor.ts';
import { misfitsOf, type OrderSize } from '../../plans/policies.ts';
import { orderTexts } from './order-texts.ts';
import { readLimits } from './read-limits.ts';

export interface ScriptCheck {
  isAllowed: boolean;
  reasons: string[];
  scriptCharactersLimit: number;
  videoSecondsLimit: number;
  videosLeft: number;
}

/** Whether a script fits the plan, with a reason for everything that does not. */
export async function checkScript(core: Core, actor: Actor, size: OrderSize): Promise<ScriptCheck> {
  const plan = await readLimits(core, actor);
  const reasons = misfitsOf(size, plan).map(({ text }) => text);
  if (plan.videosLeft === 0) reasons.push(orderTexts.noVideosLeft(plan.videosPerMonth));
  return {
    isAllowed: reasons.length === 0,
    reasons,
    scriptCharactersLimit: plan.scriptCharacters,
    videoSecondsLimit: plan.videoSeconds,
    videosLeft: plan.videosLeft,
  };
}
