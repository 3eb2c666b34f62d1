import { SESSION_TIMEOUT_HOURS } from '@herald/contract/security';
import { recordActivity } from '../audit/record-activity.ts';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { assertActsForThemselves } from '../identity/policies.ts';
import { sessionRepository } from '../people/session-repository.ts';
import { userRepository } from '../people/user-repository.ts';

export interface SecuritySettings {
  loginNotifications: boolean;
  sessionTimeoutHours: number;
  allowMultipleSessions: boolean;
}

export async function readSecuritySettings(core: Core, actor: Actor): Promise<SecuritySettings> {
  const user = await userRepository.findById(core.db.queries, actor.userId);
  if (!user) throw new AppError('not_found');
  const { loginNotifications, sessionTimeoutHours, allowMultipleSessions } = user;
  return { loginNotifications, sessionTimeoutHours, allowMultipleSessions };
}

/** Each change counts at once, also for the sessions that are open. */
export async function saveSecuritySettings(
  core: Core,
  actor: Actor,
  { changes, caller }: { changes: Partial<SecuritySettings>; caller: Caller },
): Promise<SecuritySettings> {
  assertActsForThemselves(actor);
  const { userId, sessionHash } = actor;
  const before = await readSecuritySettings(core, actor);
  const after = { ...before, ...changes };
  const keys = Object.keys(after) as (keyof SecuritySettings)[];
  if (keys.every((key) => after[key] === before[key])) return before;
  await core.db.transaction('save security settings', async (tx) => {
    await userRepository.update(tx, userId, after);
    if (after.sessionTimeoutHours !== before.sessionTimeoutHours) {
      const timeout = { hours: after.sessionTimeoutHours, maxHours: SESSION_TIMEOUT_HOURS.max };
      await sessionRepository.changeTimeout(tx, userId, timeout);
    }
    if (before.allowMultipleSessions && !after.allowMultipleSessions) {
      await sessionRepository.removeOtherOwn(tx, userId, sessionHash);
    }
    await recordActivity(core, tx, { userId, action: 'security.update', caller });
  });
  return after;
}
