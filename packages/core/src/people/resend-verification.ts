import { countAttempt } from '../attempts/count-attempt.ts';
import type { Caller } from '../caller.ts';
import type { Core } from '../core.ts';
import type { Actor } from './actor.ts';
import { mustVerifyEmail } from './must-verify-email.ts';
import { sendVerification } from './send-verification.ts';

/** Sends the confirmation link again; does nothing when there is nothing to confirm. */
export async function resendVerification(core: Core, actor: Actor, caller: Caller): Promise<void> {
  if (!mustVerifyEmail(core.mailer, await core.settings.read(), actor)) return;
  await countAttempt(core, { kind: 'verifyEmail', ip: caller.ip, email: actor.email });
  await sendVerification(core, actor);
}
