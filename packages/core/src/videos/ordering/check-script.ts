import type { Core } from '../../core.ts';
import type { Actor } from '../../identity/actor.ts';
import type { OrderSize } from '../../plans/policies.ts';
import { readLimits } from './read-limits.ts';
import { reasonsAgainst } from './reasons-against.ts';

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
  const reasons = reasonsAgainst(size, plan);
  return {
    isAllowed: reasons.length === 0,
    reasons,
    scriptCharactersLimit: plan.scriptCharacters,
    videoSecondsLimit: plan.videoSeconds,
    videosLeft: plan.videosLeft,
  };
}
