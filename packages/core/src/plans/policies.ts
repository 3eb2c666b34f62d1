import { filmSecOf } from '@herald/media/scene/film-length';
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
  /** Of what is said. */
  soundSec: number;
  /** The words of the end card, which lengthen the film; empty without one. */
  endCard: string;
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
  const length = lengthMisfit(size, plan);
  if (length) misfits.push(length);
  return misfits;
}

function lengthMisfit({ soundSec, endCard }: OrderSize, { videoSeconds }: SizeLimits): Misfit | undefined {
  const mostSec = videoSeconds + TOLERANCE_SEC;
  const filmSec = filmSecOf(soundSec, { end_card: endCard });
  if (filmSec <= mostSec) return undefined;
  const isLonger = filmSec > soundSec;
  const length = `The video would be ${Math.ceil(filmSec)} seconds long${isLonger ? ' with its end card' : ''}; your plan allows ${videoSeconds}.`;
  const way = isLonger && soundSec <= mostSec ? 'shorten the script or remove the end card' : 'shorten the script';
  return { field: 'voice_data.generatedAudioUrl', text: `${length} Please ${way}.` };
}

/** A script may be as long as the plan allows for a video. */
export function assertMayUseScript(field: string, script: string, plan: SizeLimits): void {
  assertFits(field, misfitsOf({ scriptCharacters: script.trim().length, soundSec: 0, endCard: '' }, plan));
}

/** A sound may be as long as one of the plan's videos. */
export function assertMayUseSound(field: string, soundSec: number, plan: SizeLimits): void {
  assertFits(field, misfitsOf({ scriptCharacters: 0, soundSec, endCard: '' }, plan));
}

function assertFits(field: string, [misfit]: Misfit[]): void {
  if (misfit) throw fieldError(field, misfit.text);
}
