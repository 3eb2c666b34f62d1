import type { MailKind } from '@herald/contract/statuses';
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

/** The same link, because an administrator sends it. */
export function passwordLinkMail({ to, siteName, link }: LinkMail): MailToWrite {
  return accountMail(to, {
    kind: 'password_reset',
    subject: `Choose a new ${siteName} password`,
    lines: [
      `Hello ${to.name},`,
      `An administrator of ${siteName} sends you this link to choose a new password. It works for 60 minutes:`,
    ],
    opens: { link, button: 'Choose a new password' },
    footer: 'Until you use it, your password stays the same.',
  });
}

export function purchaseMail({ to, siteName, link }: LinkMail, planName: string): MailToWrite {
  return accountMail(to, {
    kind: 'purchase',
    subject: `Your ${siteName} account is ready`,
    lines: [
      `Hello ${to.name},`,
      `Thank you for buying ${planName}. Your ${siteName} account has your email address. Choose a password to sign in:`,
    ],
    opens: { link, button: 'Choose a password' },
    footer: 'The link works for 72 hours. After that, use “Forgot password?” on the sign-in screen.',
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

/** Goes to the new address: nobody else may read its link. */
export function addressConfirmationMail({ to, siteName, link }: LinkMail): MailToWrite {
  return accountMail(to, {
    kind: 'address_confirmation',
    subject: `Confirm your new email address for ${siteName}`,
    lines: [`Hello ${to.name},`, `You asked to sign in to ${siteName} with ${to.email}. Please confirm this address:`],
    opens: { link, button: 'Use this address' },
    footer: "The link works for 72 hours. If you didn't ask for this, ignore this email: nothing changes.",
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

export function passwordChangedMail(
  to: Recipient,
  siteName: string,
  { passkeys, hadTwoFactor }: { passkeys: number; hadTwoFactor: boolean },
): MailToWrite {
  return accountMail(to, {
    kind: 'password_changed',
    subject: `Your ${siteName} password was changed`,
    lines: [
      `Hello ${to.name},`,
      `The password of your ${siteName} account was changed. Everywhere else you have to sign in again.`,
      ...(passkeys > 0 ? ['All passkeys were removed. You can add them again in Settings, Security.'] : []),
      ...(hadTwoFactor ? ['Two-factor was turned off. You can turn it on again in Settings, Security.'] : []),
    ],
    footer: "If it wasn't you, choose a new password with “Forgot password?” on the sign-in screen.",
  });
}

export function securityChangedMail(to: Recipient, siteName: string, change: string): MailToWrite {
  return accountMail(to, {
    kind: 'security_changed',
    subject: `The sign-in to your ${siteName} account was changed`,
    lines: [`Hello ${to.name},`, change],
    footer:
      "If it wasn't you, choose a new password with “Forgot password?” on the sign-in screen. Then look at Settings, Security.",
  });
}

export interface NewDevice {
  device: string;
  location: string;
  at: Date;
}

export function newDeviceMail(to: Recipient, siteName: string, { device, location, at }: NewDevice): MailToWrite {
  const moment = at.toISOString().slice(0, 16).replace('T', ' ');
  return accountMail(to, {
    kind: 'new_device',
    subject: `New sign-in to your ${siteName} account`,
    lines: [
      `Hello ${to.name},`,
      `${device} signed in to your ${siteName} account on ${moment} UTC, from: ${location}. ${siteName} does not know this browser yet.`,
    ],
    footer:
      "If it wasn't you, choose a new password with “Forgot password?” on the sign-in screen. You turn these mails off in Settings, Security.",
  });
}

export function addressChangedMail(to: Recipient, siteName: string): MailToWrite {
  return accountMail(to, {
    kind: 'address_changed',
    subject: `The email address of your ${siteName} account was changed`,
    lines: [
      `Hello ${to.name},`,
      `Your ${siteName} account has another email address now. This address no longer opens it.`,
    ],
    footer: `If it wasn't you, tell the people who run ${siteName}.`,
  });
}

export interface PlanChange {
  /** Names of plans that are new, and of those that are gone. */
  given: string[];
  ended: string[];
  why: 'given' | 'bought' | 'taken' | 'refunded' | 'unpaid' | 'over';
  /** When what was given ends by itself. */
  endsAt: Date | null;
  /** Everything they have from now on. */
  remaining: string[];
  /** People who cannot get into the account any more, because no plan has a team. */
  restingMembers: number;
}

const namesOf = (names: readonly string[]) => new Intl.ListFormat('en-US').format(names);

const KEPT_WITHOUT_PLAN =
  'You have no plan now. Your videos stay: watch, download, share and delete them as before. To make new ones, choose a plan.';

const afterwards = (remaining: readonly string[]) =>
  remaining.length > 0 ? `You have ${namesOf(remaining)} now.` : KEPT_WITHOUT_PLAN;

export function planReadyMail(to: Recipient, site: MailSite, { given, why, endsAt, ended }: PlanChange): MailToWrite {
  const plan = namesOf(given);
  const thanks = why === 'bought' ? `Thank you for buying ${plan}. It is ready` : `${plan} is ready for you`;
  return accountMail(to, {
    kind: 'plan_ready',
    subject: `${plan} is ready on ${site.name}`,
    lines: [
      `Hello ${to.name},`,
      { words: `${thanks}: sign in with ${to.email} at`, address: site.address },
      ...(ended.length > 0 ? [`It takes the place of ${namesOf(ended)}.`] : []),
      ...(endsAt ? [`It ends on ${dayOf(endsAt)}.`] : []),
    ],
    footer: "If you don't know what this is about, ignore this email: nobody charges you for it.",
  });
}

const ENDS: Record<PlanChange['why'], string> = {
  given: 'ended',
  bought: 'ended',
  taken: 'was ended by the people who run this site',
  refunded: 'was refunded, so it ended',
  unpaid: 'rests because a payment is missing',
  over: 'ended',
};

export function planEndedMail(to: Recipient, site: MailSite, change: PlanChange): MailToWrite {
  const plan = namesOf(change.ended);
  const { restingMembers } = change;
  const people = restingMembers === 1 ? 'One person' : `${restingMembers} people`;
  return accountMail(to, {
    kind: 'plan_ended',
    subject: `Your ${plan} on ${site.name} ${change.why === 'unpaid' ? 'rests' : 'ended'}`,
    lines: [
      `Hello ${to.name},`,
      `Your ${plan} on ${site.name} ${ENDS[change.why]}. ${afterwards(change.remaining)}`,
      ...(restingMembers > 0
        ? [`${people} of your team cannot work in your account until a plan of yours has a team again.`]
        : []),
    ],
    footer: { words: 'Your plans:', address: `${site.address}/dashboard` },
  });
}

export function planEndingMail(to: Recipient, site: MailSite, end: { plan: string; at: Date }): MailToWrite {
  return accountMail(to, {
    kind: 'plan_ending',
    subject: `Your ${end.plan} on ${site.name} ends on ${dayOf(end.at)}`,
    lines: [
      `Hello ${to.name},`,
      `Your ${end.plan} on ${site.name} ends on ${dayOf(end.at)}. Your videos stay after that day; what you can do then depends on your other plans.`,
    ],
    footer: { words: 'Your plans:', address: `${site.address}/dashboard` },
  });
}

/** The installation, as mails name it. */
export interface MailSite {
  name: string;
  address: string;
}

const dayOf = (at: Date) => at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function accountLeavingMail(to: Recipient, siteName: string, leavesAt: Date): MailToWrite {
  return accountMail(to, {
    kind: 'account_leaving',
    subject: `Your ${siteName} account will be deleted`,
    lines: [
      `Hello ${to.name},`,
      `You asked us to delete your ${siteName} account. It is closed, and everything in it is deleted on ${dayOf(leavesAt)}.`,
      'To keep it, sign in before that day.',
    ],
    footer: "If it wasn't you, sign in and choose another password.",
  });
}

export function accountKeptMail(to: Recipient, siteName: string): MailToWrite {
  return accountMail(to, {
    kind: 'account_kept',
    subject: `Your ${siteName} account stays`,
    lines: [
      `Hello ${to.name},`,
      `You signed in to ${siteName}, so your account is open again and will not be deleted.`,
      'Videos that were being made were cancelled. Team members can sign in to it again.',
    ],
    footer: "If it wasn't you, choose a new password with “Forgot password?” on the sign-in screen.",
  });
}

interface OwnersMail {
  siteName: string;
  before: Recipient;
  after: Recipient;
}

export function accountTakenMail({ siteName, before, after }: OwnersMail): MailToWrite {
  return accountMail(after, {
    kind: 'account_owner',
    subject: `You own a ${siteName} account`,
    lines: [
      `Hello ${after.name},`,
      `${before.name} (${before.email}) handed their ${siteName} account over to you, with its videos, avatars, sites and team.`,
      `Your plan counts for it from now on. ${before.name} stays in it as a team admin.`,
    ],
    footer: 'If this was a mistake, you can hand it back on the page Team Members.',
  });
}

export function accountGivenMail({ siteName, before, after }: OwnersMail): MailToWrite {
  return accountMail(before, {
    kind: 'account_owner',
    subject: `Your ${siteName} account has a new owner`,
    lines: [
      `Hello ${before.name},`,
      `You handed your ${siteName} account over to ${after.name} (${after.email}), with its videos, avatars, sites and team.`,
      `You stay in it as a team admin. The plan of ${after.name} counts for it from now on. Your own plan stays with you, in an empty account of your own.`,
    ],
    footer: `If it wasn't you, choose another password and ask ${after.name} to hand it back.`,
  });
}

export function dataExportMail({ to, siteName, link }: LinkMail): MailToWrite {
  return accountMail(to, {
    kind: 'data_export',
    subject: `Your ${siteName} data is ready`,
    lines: [
      `Hello ${to.name},`,
      `Everything you have in ${siteName} is packed into one file. You can download it until ${dayOf(link.expiresAt)}.`,
    ],
    opens: { link, button: 'Open My data' },
    footer: "If it wasn't you who asked for it, delete the file there and choose another password.",
  });
}

export function dataExportFailedMail(to: Recipient, siteName: string): MailToWrite {
  return accountMail(to, {
    kind: 'data_export',
    subject: `Your ${siteName} data could not be packed`,
    lines: [`Hello ${to.name},`, 'You asked for everything you have in one file, and we could not make it.'],
    footer: `Please try again in Settings, My data. If it fails again, tell the people who run ${siteName}.`,
  });
}

interface AccountMailParts {
  kind: MailKind;
  subject: string;
  lines: MailLine[];
  /** A notice asks for nothing and has no link. */
  opens?: { link: MailLink; button: string };
  footer: MailLine;
}

/** An address of this installation stands behind its words, because addresses in the words themselves are undone. */
type MailLine = string | { words: string; address: string };

function accountMail(to: Recipient, { kind, subject, lines, opens, footer }: AccountMailParts): MailToWrite {
  const body = { lines: lines.map(lineOf), footer: lineOf(footer), ...(opens && { button: opens.button }) };
  return { kind, to: to.email, subject: asOneLine(subject), body, ...(opens && { link: opens.link }) };
}

const lineOf = (line: MailLine): string =>
  typeof line === 'string' ? asOneLine(line) : `${asOneLine(line.words)} ${line.address}`;

/** Names are in these words: whoever chooses one must not write a text or a link of their own into a mail. */
const asOneLine = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('://', ' ');
