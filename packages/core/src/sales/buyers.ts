import type { UserStatus } from '@herald/contract/statuses';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { createUser } from '../people/create-user.ts';
import { sendPurchaseLink } from '../people/send-password-link.ts';
import { type UserRow, userRepository } from '../people/user-repository.ts';
import { bestPlanOf } from '../plans/best-plan.ts';
import { type Plan, planRepository } from '../plans/plan-repository.ts';

export interface Buyer {
  id: string;
  isNew: boolean;
  status: UserStatus;
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
  return { id, isNew: true, status: 'active' };
}

const nameFrom = (email: string): string => email.split('@')[0] ?? email;

export async function holdUser(tx: Transaction, id: string): Promise<UserRow | undefined> {
  await userRepository.hold(tx, id);
  return userRepository.findById(tx, id);
}

/** Names the user's plans after the best one they still have; returns it. */
export async function followBestPlan(core: Core, tx: Transaction, userId: string): Promise<Plan | undefined> {
  const granted = await planRepository.grantedTo(tx, userId, core.clock.now());
  const best = bestPlanOf(granted.filter(({ isInForce }) => isInForce));
  await userRepository.update(tx, userId, { defaultPlanSlug: best?.slug ?? null });
  return best;
}
