import type { Mailer } from '../mail/mailer.ts';
import type { SiteSettings } from '../settings/site-settings.ts';

/** Policy: without a mail transport nobody could confirm, so every address counts as confirmed. */
export function mustVerifyEmail(
  mailer: Pick<Mailer, 'hasTransport'>,
  settings: Pick<SiteSettings, 'email_verification_required'>,
  user: { emailVerifiedAt: Date | null },
): boolean {
  return mailer.hasTransport && settings.email_verification_required && user.emailVerifiedAt === null;
}
