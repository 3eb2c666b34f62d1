import { AppError } from '../app-error.ts';
import type { Core } from '../core.ts';
import type { Actor } from '../people/actor.ts';
import { mustVerifyEmail } from '../people/must-verify-email.ts';
import { orderTexts } from './order-texts.ts';

/** Policy: making videos waits until the address is confirmed, where that is asked for. */
export async function assertMayMakeVideos(core: Core, actor: Actor): Promise<void> {
  if (mustVerifyEmail(core.mailer, await core.settings.read(), actor)) {
    throw new AppError('forbidden', { message: orderTexts.unconfirmedEmail });
  }
}
