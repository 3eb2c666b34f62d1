import { type LimitSetter, NO_PLAN_TEXT } from '@herald/contract/plan-texts';
import { filmSecOf } from '@herald/media/scene/film-length';
import { fieldError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { PlanLimits } from './plan-limits.ts';

/** Within the account only the owner and team admins; who is in it stays their business when the plan has no team any more. */
export function mayManageTeam({ accountRole }: Pick<Actor, 'accountRole'>): boolean {
  return accountRole === 'owner' || accountRole === 'admin';
}

export interface OrderSize {
  scriptCharacters: number;
  /** Of what is said. */
  soundSec: number;
  /** The words of the end card, which lengthen the film; empty without one. */
  endCard: string;
}

type SizeLimits = Pick<PlanLimits, 'scriptCharacters' | 'videoSeconds' | 'lengthSetBy'>;

/** Who allows at most what comes after it. */
export const allowedBy = (setBy: LimitSetter): string =>
  setBy === 'plan' ? 'your plan allows' : 'whatever the plan, the administrators allow';

/** Half a frame more than the plan allows is not too long. */
const TOLERANCE_SEC = 0.02;

export interface Misfit {
  field: string;
  text: string;
}

/** What is too long for the plan or for the installation, in words for the customer; empty when everything fits. */
export function misfitsOf(size: OrderSize, plan: SizeLimits): Misfit[] {
  if (!makesVideos(plan)) return [{ field: 'script_data.content', text: NO_PLAN_TEXT }];
  const misfits: Misfit[] = [];
  if (size.scriptCharacters > plan.scriptCharacters) {
    misfits.push({
      field: 'script_data.content',
      text: `The script has ${inDigits(size.scriptCharacters)} characters; your plan allows ${inDigits(plan.scriptCharacters)}. Please shorten it.`,
    });
  }
  const length = lengthMisfit(size, plan);
  if (length) misfits.push(length);
  return misfits;
}

/** As the screens write it: 3,000. */
const inDigits = (count: number): string => count.toLocaleString('en-US');

function lengthMisfit({ soundSec, endCard }: OrderSize, { videoSeconds, lengthSetBy }: SizeLimits): Misfit | undefined {
  const mostSec = videoSeconds + TOLERANCE_SEC;
  const filmSec = filmSecOf(soundSec, { end_card: endCard });
  if (filmSec <= mostSec) return undefined;
  const isLonger = filmSec > soundSec;
  const length = `The video would be ${Math.ceil(filmSec)} seconds long${isLonger ? ' with its end card' : ''}; ${allowedBy(lengthSetBy)} ${videoSeconds}.`;
  const way = isLonger && soundSec <= mostSec ? 'shorten the script or remove the end card' : 'shorten the script';
  return { field: 'voice_data.generatedAudioUrl', text: `${length} Please ${way}.` };
}

/** The one question about a plan before anything is made. */
export const makesVideos = ({ videoSeconds }: Pick<PlanLimits, 'videoSeconds'>): boolean => videoSeconds > 0;

/** A script may be as long as a video may be. */
export function assertMayUseScript(field: string, script: string, plan: SizeLimits): void {
  assertFits(field, misfitsOf({ scriptCharacters: script.trim().length, soundSec: 0, endCard: '' }, plan));
}

/** A sound may be as long as a video may be. */
export function assertMayUseSound(field: string, soundSec: number, plan: SizeLimits): void {
  assertFits(field, misfitsOf({ scriptCharacters: 0, soundSec, endCard: '' }, plan));
}

function assertFits(field: string, [misfit]: Misfit[]): void {
  if (misfit) throw fieldError(field, misfit.text);
}
