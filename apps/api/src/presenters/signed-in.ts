import type { SignedIn } from '@herald/core';
import { withData } from '../answers.ts';
import { presentSessionUser } from './session-user.ts';

/** A fresh token with who it stands for. */
export function presentSignedIn({ token, profile }: SignedIn) {
  return withData({ token, user: presentSessionUser(profile) });
}
