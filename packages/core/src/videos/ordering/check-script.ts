import { markProblem } from '@herald/media/script-marks';
import type { Core } from '../../core.ts';
import type { Actor } from '../../identity/actor.ts';
import type { OrderSize } from '../../plans/policies.ts';
import { orderTexts } from './order-texts.ts';
import { readLimits } from './read-limits.ts';
import { reasonsAgainst } from './reasons-against.ts';

export interface ScriptSize extends OrderSize {
  text: string;
  /** It says something beside its marks and signs. */
  hasWords: boolean;
}

export interface ScriptCheck {
  isAllowed: boolean;
  reasons: string[];
  scriptCharactersLimit: number;
  videoSecondsLimit: number;
  videosLeft: number;
}

/** Whether a script can be said and fits the plan, with a reason for everything that does not. */
export async function checkScript(
  core: Core,
  actor: Actor,
  { text, hasWords, ...size }: ScriptSize,
): Promise<ScriptCheck> {
  const plan = await readLimits(core, actor);
  const problem = markProblem(text) ?? (hasWords ? undefined : orderTexts.noWords);
  const reasons = [...(problem ? [problem] : []), ...reasonsAgainst(size, plan)];
  return {
    isAllowed: reasons.length === 0,
    reasons,
    scriptCharactersLimit: plan.scriptCharacters,
    videoSecondsLimit: plan.videoSeconds,
    videosLeft: plan.videosLeft,
  };
}
