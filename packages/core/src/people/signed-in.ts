import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import { authenticate } from './authenticate.ts';
import { type Profile, readProfile } from './read-profile.ts';

export interface SignedIn {
  token: string;
  profile: Profile;
}

/** A new token and the profile it belongs to. */
export async function signedIn(core: Core, token: string): Promise<SignedIn> {
  const actor = await authenticate(core, token);
  if (!actor) throw new AppError('unauthorized');
  return { token, profile: await readProfile(core, actor) };
}
