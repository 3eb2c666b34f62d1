import type { UserRole } from '@herald/contract/statuses';
import type { Core } from '../../core.ts';
import { assertConfirmed } from '../../people/confirm-session.ts';
import { createUser } from '../../people/create-user.ts';
import { assertGoodPassword } from '../../people/password-rules.ts';
import { sendVerification } from '../../people/send-verification.ts';
import { planRepository } from '../../plans/plan-repository.ts';
import { type OfficeHand, recordOfficeDeed } from '../audit/office-deed.ts';
import { assertGoodEnds, listKnownPlans, type PlanEnds } from './change-plans.ts';
import { readUserDetails, type UserDetails } from './read-user.ts';

export interface UserToAdd {
  name: string;
  email: string;
  password: string;
  role: UserRole;
  /** Slugs; the first is the default. */
  planSlugs: string[];
  planEnds?: PlanEnds | undefined;
}

/** Creates a user with a password that somebody else knows. */
export async function createUserByAdmin(core: Core, hand: OfficeHand, person: UserToAdd): Promise<UserDetails> {
  const { name, email, password, role, planSlugs, planEnds = {} } = person;
  if (role === 'admin') assertConfirmed(core, hand);
  assertGoodPassword(password, person, await core.settings.read());
  const passwordHash = await core.passwords.hash(password);
  const userId = await core.db.transaction('create user', async (tx) => {
    const plans = await listKnownPlans(tx, planSlugs);
    assertGoodEnds(planEnds, planSlugs, core.clock.now());
    const id = await createUser(core, tx, {
      name,
      email,
      passwordHash,
      hasOwnPassword: false,
      role,
      planSlugs,
      planOrigin: 'admin',
      grantorId: hand.actorId,
    });
    for (const { id: planId, slug } of plans) {
      const expiresAt = planEnds[slug];
      if (expiresAt) await planRepository.changeEnd(tx, { userId: id, planId, expiresAt });
    }
    const ends = Object.entries(planEnds).flatMap(([slug, end]) => (end ? [[slug, end.toISOString()]] : []));
    const details = { email, role, plans: planSlugs, ...(ends.length > 0 && { plan_ends: Object.fromEntries(ends) }) };
    await recordOfficeDeed(core, tx, hand, { action: 'user.create', userId: id, details });
    if (core.mailer.hasTransport) await sendVerification(core, tx, { userId: id, name, email });
    return id;
  });
  return readUserDetails(core, userId);
}
