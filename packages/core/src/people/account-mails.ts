import type { MailKind } from '@herald/contract';
import type { Transaction } from '../db/database.ts';
import type { MailToWrite } from '../mails/write-mail.ts';
import { settingsRepository } from '../settings/settings-repository.ts';
import { productName, type SiteSettings, siteSettingsOf } from '../settings/site-settings.ts';

export interface Recipient {
  name: string;
  email: string;
}

type MailLink = NonNullable<MailToWrite['link']>;

export interface LinkMail {
  to: Recipient;
  siteName: string;
  link: MailLink;
}

export function nameOfSite(settings: Pick<SiteSettings, 'site_name'>): string {
  return settings.site_name || productName;
}

/** Read in the transaction that writes the mail: waiting for another connection there could wait for ever. */
export async function readSiteName(tx: Transaction): Promise<string> {
  return nameOfSite(siteSettingsOf(await settingsRepository.readAll(tx)));
}

export function passwordResetMail({ to, siteName, link }: LinkMail): MailToWrite {
  return accountMail(to, {
    kind: 'password_reset',
    subject: `Reset your ${siteName} password`,
    lines: [
      `Hello ${to.name},`,
      `Someone asked to reset the password of your ${siteName} account. This link works for 60 minutes:`,
    ],
    opens: { link, button: 'Choose a new password' },
    footer: "If it wasn't you, ignore this email. Your password stays the same.",
  });
}

export function verificationMail({ to, siteName, link }: LinkMail): MailToWrite {
  return accountMail(to, {
    kind: 'verification',
    subject: `Confirm your email address for ${siteName}`,
    lines: [`Hello ${to.name},`, `Welcome to ${siteName}. Please confirm your email address:`],
    opens: { link, button: 'Confirm my address' },
    footer: "If you didn't sign up, ignore this email.",
  });
}

export function invitationMail({ to, siteName, link }: LinkMail, accountName: string): MailToWrite {
  return accountMail(to, {
    kind: 'invitation',
    subject: `${accountName} invites you to ${siteName}`,
    lines: [`Hello ${to.name},`, `${accountName} invites you to make videos together on ${siteName}.`],
    opens: { link, button: 'Join the team' },
    footer: "The link works for 7 days. If you don't know the sender, ignore this email.",
  });
}

export function passwordChangedMail(to: Recipient, siteName: string): MailToWrite {
  return accountMail(to, {
    kind: 'password_changed',
    subject: `Your ${siteName} password was changed`,
    lines: [
      `Hello ${to.name},`,
      `The password of your ${siteName} account was changed, and every browser was signed out.`,
    ],
    footer: "If it wasn't you, choose a new password with “Forgot password?” on the sign-in screen.",
  });
}

export function addressChangedMail(to: Recipient, siteName: string, newEmail: string): MailToWrite {
  return accountMail(to, {
    kind: 'address_changed',
    subject: `The email address of your ${siteName} account was changed`,
    lines: [`Hello ${to.name},`, `You sign in to ${siteName} with ${newEmail} from now on.`],
    footer: `If it wasn't you, tell the people who run ${siteName}.`,
  });
}

interface AccountMailParts {
  kind: MailKind;
  subject: string;
  lines: string[];
  /** A notice asks for nothing and has no link. */
  opens?: { link: MailLink; button: string };
  footer: string;
}

function accountMail(to: Recipient, { kind, subject, lines, opens, footer }: AccountMailParts): MailToWrite {
  const body = { lines, footer, ...(opens && { button: opens.button }) };
  return { kind, to: to.email, subject, body, ...(opens && { link: opens.link }) };
}
