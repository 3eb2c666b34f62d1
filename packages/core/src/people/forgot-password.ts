import { countAttempt, tryAttempt } from '../attempts/count-attempt.ts';
import type { Core } from '../core.ts';
import type { Caller } from '../identity/caller.ts';
import { sendPasswordLink } from './send-password-link.ts';
import { userRepository } from './user-repository.ts';

/**
 * Makes a reset link and mails it; the link itself goes nowhere else. The link is made after the response, so that
 * neither the response nor its time reveals which addresses exist.
 */
export async function forgotPassword(core: Core, email: string, caller: Caller): Promise<void> {
  await countAttempt(core, { kind: 'forgotPassword', ip: caller.ip });
  const mayMail = await tryAttempt(core, { kind: 'resetMail', ip: caller.ip, email });
  const user = await userRepository.findByEmail(core.db.queries, email);
  // No refusal: a stranger who asks often must not keep the owner from their link, of which a fresh one is in the mail.
  if (!mayMail || user?.status !== 'active') return;
  core.background.run('send reset mail', async () => {
    await core.db.transaction('send reset link', (tx) => sendPasswordLink(core, tx, user));
  });
}
