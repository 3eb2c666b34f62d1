import { countAttempt, forgiveAttempt, tryAttempt } from '../attempts/count-attempt.ts';
import { recordActivity } from '../audit/record-activity.ts';
import type { Core } from '../core.ts';
import { AppError, fieldError } from '../errors/app-error.ts';
import type { Caller } from '../identity/caller.ts';
import { hashSecretToken } from '../runtime/secret-token.ts';
import { passwordMark } from '../two-factor/tickets.ts';
import { twoFactorRepository } from '../two-factor/two-factor-repository.ts';
import { useCode } from '../two-factor/use-code.ts';
import { openSession } from './open-session.ts';
import { assertMaySignIn } from './policies.ts';
import type { SignedIn } from './signed-in.ts';
import { type UserRow, userRepository } from './user-repository.ts';

export const WRONG_CODE = 'This code is not right, or it was used before. Please enter the next one.';

/** The second step of a sign-in: the ticket proves the password, the code the phone. Each works once. */
export async function loginWithCode(
  core: Core,
  { ticket, code }: { ticket: string; code: string },
  caller: Caller,
): Promise<SignedIn> {
  const tokenHash = hashSecretToken(ticket);
  const { user, device } = await findHolder(core, tokenHash);
  const attempt = { kind: 'twoFactor', ip: caller.ip, accountId: user.id } as const;
  await countAttempt(core, attempt);
  assertMaySignIn(user, await core.settings.read());
  try {
    return await openSession(core, {
      user,
      caller,
      device,
      alongside: async (tx) => {
        const kind = await useCode(core, tx, { userId: user.id, code });
        if (!kind) throw fieldError('code', WRONG_CODE);
        if (!(await twoFactorRepository.takeTicket(tx, tokenHash, core.clock.now()))) {
          throw new AppError('sign_in_expired');
        }
        if (kind === 'recovery') {
          await recordActivity(core, tx, { userId: user.id, action: 'two_factor.recover', caller });
        }
        await forgiveAttempt(core, tx, attempt);
      },
    });
  } catch (error) {
    if (error instanceof AppError && error.errors?.code) {
      core.background.run('note wrong code', () => noteWrongCode(core, user, caller));
    }
    throw error;
  }
}

async function findHolder(core: Core, tokenHash: string): Promise<{ user: UserRow; device: string | undefined }> {
  const ticket = await twoFactorRepository.findTicket(core.db.queries, tokenHash, core.clock.now());
  const user = ticket?.userId ? await userRepository.findById(core.db.queries, ticket.userId) : undefined;
  const isValid = ticket?.kind === 'two_factor' && user && passwordMark(user) === ticket.passwordMark;
  if (!isValid) throw new AppError('sign_in_expired');
  return { user, device: ticket.device ?? undefined };
}

/** Who gets this far knows the password, so the owner has to hear of it. */
async function noteWrongCode(core: Core, user: UserRow, caller: Caller): Promise<void> {
  if (!(await tryAttempt(core, { kind: 'failedLoginNote', ip: caller.ip, email: user.email }))) return;
  await core.db.transaction('note wrong code', (tx) =>
    recordActivity(core, tx, { userId: user.id, action: 'two_factor.refuse', caller }),
  );
}
