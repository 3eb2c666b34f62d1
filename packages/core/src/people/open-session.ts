import { recordActivity } from '../audit/record-activity.ts';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import type { Caller } from '../identity/caller.ts';
import { originOf } from '../identity/origin-of.ts';
import { hashSecretToken } from '../runtime/secret-token.ts';
import { comeBack } from './come-back.ts';
import { newDeviceMark } from './device-mark.ts';
import { noticeNewDevice } from './send-notice.ts';
import { type SignedIn, signedIn } from './signed-in.ts';
import { startSession } from './start-session.ts';
import { type UserRow, userRepository } from './user-repository.ts';

export interface ProvenUser {
  user: UserRow;
  caller: Caller;
  /** Set for a browser that has signed in as this user before. */
  device: string | undefined;
  withPasskey?: boolean;
  /** What else belongs to it, in the same transaction. */
  alongside?: (tx: Transaction) => Promise<void>;
}

/** Signs in a user who has proved to be one, in whatever way. */
export async function openSession(core: Core, proven: ProvenUser): Promise<SignedIn> {
  const { user, caller, device, withPasskey = false, alongside } = proven;
  const now = core.clock.now();
  const isFirst = user.lastLoginAt === null;
  const isFirstVisit = isFirst && user.lastSeenAt === null;
  const [token, isKept] = await core.db.transaction('login', async (tx) => {
    // First, because it locks the user: sign-ins at the same moment see each other's session.
    await userRepository.update(tx, user.id, { lastLoginAt: now });
    const hasReturned = await comeBack(core, tx, user, caller);
    const newToken = await startSession(core, tx, { user, caller, withPasskey });
    const sessionHash = hashSecretToken(newToken);
    await recordActivity(core, tx, { userId: user.id, action: 'session.start', caller, sessionHash });
    if (!device && !isFirst && user.loginNotifications) {
      await noticeNewDevice(core, tx, user, { ...originOf(caller), at: now });
    }
    await alongside?.(tx);
    return [newToken, hasReturned] as const;
  });
  return { ...(await signedIn(core, token)), deviceMark: newDeviceMark(core, user, device), isKept, isFirstVisit };
}
