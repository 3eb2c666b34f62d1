import { fieldError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { PlanLimits } from './plan-limits.ts';

/** The plan must include a team, and within the account only the owner and team admins may manage it. */
export function mayManageTeam(
  { accountRole }: Pick<Actor, 'accountRole'>,
  { isTeamEnabled }: Pick<PlanLimits, 'isTeamEnabled'>,
): boolean {
  return isTeamEnabled && (accountRole === 'owner' || accountRole === 'admin');
}

export interface OrderSize {
  scriptCharacters: number;
  seconds: number;
}

type SizeLimits = Pick<PlanLimits, 'scriptCharacters' | 'videoSeconds'>;

/** Half a frame more than the plan allows is not too long. */
const TOLERANCE_SEC = 0.02;

export interface Misfit {
  field: string;
  text: string;
}

/** What is too long for the plan, in words for the customer; empty when everything fits. */
export function misfitsOf(size: OrderSize, plan: SizeLimits): Misfit[] {
  const misfits: Misfit[] = [];
  if (size.scriptCharacters > plan.scriptCharacters) {
    misfits.push({
      field: 'script_data.content',
      text: `The script has ${size.scriptCharacters} characters; your plan allows ${plan.scriptCharacters}. Please shorten it.`,
    });
  }
  if (size.seconds > plan.videoSeconds + TOLERANCE_SEC) {
    misfits.push({
      field: 'voice_data.generatedAudioUrl',
      text: `The video would be ${Math.ceil(size.seconds)} seconds long; your plan allows ${plan.videoSeconds}. Please shorten the script.`,
    });
  }
  return misfits;
}

/** A script may be as long as the plan allows for a video. */
export function assertMayUseScript(field: string, script: string, plan: SizeLimits): void {
  assertFits(field, misfitsOf({ scriptCharacters: script.trim().length, seconds: 0 }, plan));
}

/** A sound may be as long as one of the plan's videos. */
export function assertMayUseSound(field: string, seconds: number, plan: SizeLimits): void {
  assertFits(field, misfitsOf({ scriptCharacters: 0, seconds }, plan));
}

function assertFits(field: string, [misfit]: Misfit[]): void {
  if (misfit) throw fieldError(field, misfit.text);
}
