import { AppError } from '../app-error.ts';
import type { Core } from '../core.ts';
import { authenticate } from './authenticate.ts';
import { type Profile, readProfile } from './read-profile.ts';

export interface SignedIn {
  token: string;
  profile: Profile;
}

/** What whoever just got a token is answered: the token and who it stands for. */
export async function signedIn(core: Core, token: string): Promise<SignedIn> {
  const actor = await authenticate(core, token);
  if (!actor) throw new AppError('unauthorized');
  return { token, profile: await readProfile(core, actor) };
}
