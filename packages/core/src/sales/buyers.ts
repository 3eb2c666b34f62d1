import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { writeMail } from '../mails/write-mail.ts';
import { planAddedMail, readSiteName } from '../people/account-mails.ts';
import { createUser } from '../people/create-user.ts';
import { isProved } from '../people/policies.ts';
import { sendPurchaseLink } from '../people/send-password-link.ts';
import { type UserRow, userRepository } from '../people/user-repository.ts';
import type { Plan } from '../plans/plan-repository.ts';

export interface Buyer {
  id: string;
  isNew: boolean;
}

/** A new user, who gets a mail to choose a password. */
export async function createBuyer(
  core: Core,
  tx: Transaction,
  { email, name, plan }: { email: string; name: string | undefined; plan: Plan },
): Promise<Buyer> {
  const person = { email, name: name ?? nameFrom(email) };
  const passwordHash = core.passwords.unguessable(core.random);
  const id = await createUser(core, tx, { ...person, passwordHash, role: 'user', planSlugs: [] });
  await sendPurchaseLink(core, tx, { id, ...person }, plan.name);
  return { id, isNew: true };
}

const nameFrom = (email: string): string => email.split('@')[0] ?? email;

export async function holdUser(tx: Transaction, id: string): Promise<UserRow | undefined> {
  await userRepository.hold(tx, id);
  return userRepository.findById(tx, id);
}

/**
 * Nobody has proved that the address is theirs, and somebody has signed in as this user or knows the password: it may
 * be a stranger who took the address before the payer came.
 */
export function mayBeStrangers(user: UserRow): boolean {
  const isUntouched = user.hasOwnPassword && user.lastSeenAt === null && user.lastLoginAt === null;
  return !isProved(user) && !isUntouched;
}

/** Tells the payer what they have, or sends the link that shows whose address it is. */
export async function tellBuyer(core: Core, tx: Transaction, user: UserRow, plan: Plan): Promise<void> {
  if (!isProved(user)) return sendPurchaseLink(core, tx, user, plan.name);
  await writeMail(core, tx, planAddedMail(user, await readSiteName(tx), plan.name), { userId: user.id });
}
