import type { Preferences } from '@herald/contract/endpoints/preferences';
import { type MailTopic, mailTopics } from '@herald/contract/statuses';
import { z } from 'zod';
import type { Core } from '../core.ts';
import type { Queryable } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import { preferenceRepository } from './preference-repository.ts';
import { readStored } from './preferences.ts';

const fields = {
  video_complete: 'videoCompleteNotifications',
  weekly_report: 'weeklyReports',
  marketing: 'marketingEmails',
} as const satisfies Record<MailTopic, keyof Preferences>;

const ticket = z.object({ unsubscribe: z.enum(mailTopics), userId: z.uuid() });
type Ticket = z.infer<typeof ticket>;

/** `emailNotifications` is the switch above the others. Without a mail server nobody waits for such mails. */
export async function wantsMail(core: Core, db: Queryable, userId: string, topic: MailTopic): Promise<boolean> {
  if (!core.mailer.hasTransport) return false;
  const preferences = await readStored(db, userId);
  return preferences.emailNotifications && preferences[fields[topic]];
}

/** An address that ends such mails without a sign-in. It works as long as the installation has its secret. */
export function unsubscribeAddress(core: Core, userId: string, topic: MailTopic): string {
  const sealed = core.vault.seal(JSON.stringify({ unsubscribe: topic, userId } satisfies Ticket));
  return `${core.publicUrl}/unsubscribe?token=${Buffer.from(sealed, 'base64').toString('base64url')}`;
}

/** What the link of a mail ends, and whether that is still on. */
export async function readUnsubscription(core: Core, token: string): Promise<{ topic: MailTopic; isOn: boolean }> {
  const { unsubscribe: topic, userId } = openTicket(core, token);
  const preferences = await readStored(core.db.queries, userId);
  return { topic, isOn: preferences[fields[topic]] };
}

/** Turns the preference off, and nothing else. A second time changes nothing. */
export async function unsubscribe(core: Core, token: string): Promise<MailTopic> {
  const { unsubscribe: topic, userId } = openTicket(core, token);
  await core.db.transaction('unsubscribe', async (tx) => {
    if (!(await preferenceRepository.hold(tx, userId))) throw linkInvalid();
    const preferences = { ...(await readStored(tx, userId)), [fields[topic]]: false };
    await preferenceRepository.save(tx, { userId, preferences, updatedAt: core.clock.now() });
  });
  return topic;
}

function openTicket(core: Core, token: string): Ticket {
  const text = core.vault.open(Buffer.from(token, 'base64url').toString('base64'));
  const { data } = ticket.safeParse(text && parse(text));
  if (!data) throw linkInvalid();
  return data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function linkInvalid(): AppError {
  return new AppError('unsubscribe_link_invalid');
}
