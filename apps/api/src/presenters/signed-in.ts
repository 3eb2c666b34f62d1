import type { Core } from '@herald/core';
import type { SignedIn } from '@herald/core/people';
import { withData } from '../answers.ts';
import { presentSessionUser } from './session-user.ts';

/** A new token with its user. */
export function presentSignedIn(core: Core, { token, profile, isKept, isFirstVisit }: SignedIn) {
  return withData({
    token,
    user: presentSessionUser(core, profile),
    ...(isKept && { account_kept: true as const }),
    ...(isFirstVisit && { first_visit: true as const }),
  });
}
