import type { Core } from '../../core.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Actor } from '../../identity/actor.ts';
import { isVerificationMissing } from '../../people/policies.ts';
import { orderTexts } from './order-texts.ts';

/** Where the site asks for a confirmed address, making videos waits for it. */
export async function assertMayMakeVideos(core: Core, actor: Actor): Promise<void> {
  if (isVerificationMissing(core.mailer, await core.settings.read(), actor)) {
    throw new AppError('forbidden', { message: orderTexts.unconfirmedEmail });
  }
}
