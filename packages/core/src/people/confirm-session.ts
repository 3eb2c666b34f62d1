import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { assertActsForThemselves } from '../identity/policies.ts';
import { MINUTE_MS } from '../runtime/durations.ts';
import { confirmPassword } from './confirm-password.ts';
import { sessionRepository } from './session-repository.ts';

/** A sign-in and a password typed again count this long. */
const CONFIRMED_MS = 10 * MINUTE_MS;

/** The person at the screen types the password again: a session that was stolen or left open cannot. */
export async function confirmSession(
  core: Core,
  actor: Actor,
  { password, caller }: { password: string; caller: Caller },
): Promise<void> {
  assertActsForThemselves(actor);
  const { forgive } = await confirmPassword(core, { userId: actor.userId, ip: caller.ip, password });
  await core.db.transaction('confirm session', async (tx) => {
    await sessionRepository.confirm(tx, actor.sessionHash, core.clock.now());
    await forgive(tx);
  });
}

/** For what decides about others; the operator of the machine has no session. */
export function assertConfirmed(
  { clock }: Pick<Core, 'clock'>,
  { actorId, confirmedAt }: { actorId: string | null; confirmedAt?: Date | null },
): void {
  const isRecent = confirmedAt && clock.now().getTime() - confirmedAt.getTime() < CONFIRMED_MS;
  if (actorId !== null && !isRecent) throw new AppError('password_required');
}
