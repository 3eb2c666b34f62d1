import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import { authenticate } from './authenticate.ts';
import type { DeviceMark } from './device-mark.ts';
import { type Profile, readProfile } from './read-profile.ts';

export interface SignedIn {
  token: string;
  profile: Profile;
  /** Set when the user has just proved to own the account in this browser. */
  deviceMark?: DeviceMark;
  /** The account was to be deleted, and this sign-in keeps it. */
  isKept?: boolean;
  /** Nobody has worked in this account as this person before. */
  isFirstVisit?: boolean;
}

/** A new token and the profile it belongs to. */
export async function signedIn(core: Core, token: string): Promise<SignedIn> {
  const actor = await authenticate(core, token);
  if (!actor) throw new AppError('unauthorized');
  return { token, profile: await readProfile(core, actor) };
}
