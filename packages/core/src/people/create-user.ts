import { errorTable } from '@herald/contract/errors';
import type { PlanOrigin, UserRole } from '@herald/contract/statuses';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import { grantPlans } from '../plans/grant-plans.ts';
import { planRepository } from '../plans/plan-repository.ts';
import { newId } from '../runtime/new-id.ts';
import { accountRepository } from './account-repository.ts';
import { userRepository } from './user-repository.ts';

export interface UserToCreate {
  name: string;
  email: string;
  passwordHash: string;
  /** False when somebody typed it for them. */
  hasOwnPassword?: boolean;
  role: UserRole;
  /** The first is the default plan; unknown slugs are ignored. */
  planSlugs: string[];
  /** A sign-up, unless somebody gives the plans. */
  planOrigin?: PlanOrigin;
  grantorId?: string | null;
  isEmailVerified?: boolean;
}

/** Creates a user with the account they own and their plans; returns the user's id. */
export async function createUser(core: Core, tx: Transaction, user: UserToCreate): Promise<string> {
  const now = core.clock.now();
  const id = newId(core);
  // First, so that a plan that is renamed or deleted meanwhile finds the user or is found by them.
  const planIds = user.planSlugs.length > 0 ? await planRepository.idsOf(tx, user.planSlugs) : [];
  const isNew = await userRepository.insert(tx, {
    id,
    name: user.name,
    email: user.email,
    passwordHash: user.passwordHash,
    hasOwnPassword: user.hasOwnPassword ?? true,
    role: user.role,
    defaultPlanSlug: user.planSlugs[0] ?? null,
    emailVerifiedAt: user.isEmailVerified ? now : null,
    createdAt: now,
  });
  if (!isNew) throw new AppError('email_taken', { errors: { email: [errorTable.email_taken.text] } });
  await accountRepository.insert(tx, { id: newId(core), ownerId: id, createdAt: now });
  const { planOrigin: origin = 'sign_up', grantorId } = user;
  await grantPlans(core, tx, { userId: id, planIds, origin, grantorId, startedAt: now });
  return id;
}
