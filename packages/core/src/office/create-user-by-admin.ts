import type { UserRole } from '@herald/contract';
import type { Core } from '../core.ts';
import { createUser } from '../people/create-user.ts';
import { assertGoodPassword } from '../people/password-rules.ts';
import { sendVerification } from '../people/send-verification.ts';
import { listKnownPlans } from './change-plans.ts';
import { type OfficeHand, recordOfficeDeed } from './office-deed.ts';
import { readUserDetails, type UserDetails } from './read-user.ts';

export interface UserToAdd {
  name: string;
  email: string;
  password: string;
  role: UserRole;
  /** Slugs; the first is the default. */
  planSlugs: string[];
}

/** Creates a user with a password that somebody else knows. */
export async function createUserByAdmin(core: Core, hand: OfficeHand, person: UserToAdd): Promise<UserDetails> {
  const { name, email, password, role, planSlugs } = person;
  assertGoodPassword(password, person, await core.settings.read());
  const passwordHash = await core.passwords.hash(password);
  const userId = await core.db.transaction('create user', async (tx) => {
    await listKnownPlans(tx, planSlugs);
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
    const details = { email, role, plans: planSlugs };
    await recordOfficeDeed(core, tx, hand, { action: 'user.create', userId: id, details });
    if (core.mailer.hasTransport) await sendVerification(core, tx, { userId: id, name, email });
    return id;
  });
  return readUserDetails(core, userId);
}
