import type { AuditAction } from '@herald/contract/audit-actions';
import type { UserRole, UserStatus } from '@herald/contract/statuses';
import { changesBetween } from '../../audit/audit-changes.ts';
import type { Core } from '../../core.ts';
import type { Transaction } from '../../db/database.ts';
import { fieldError } from '../../errors/app-error.ts';
import { accountRepository } from '../../people/account-repository.ts';
import { changeAddressOfOther } from '../../people/change-address.ts';
import { assertConfirmed } from '../../people/confirm-session.ts';
import { setStatus } from '../../people/set-status.ts';
import { type UserRow, userRepository } from '../../people/user-repository.ts';
import { type OfficeHand, recordOfficeDeed } from '../audit/office-deed.ts';
import { type PlanEnds, setPlans } from './change-plans.ts';
import { holdUserToChange } from './hold-user.ts';
import { assertMayMove } from './policies.ts';
import { readUserDetails, type UserDetails } from './read-user.ts';

export interface UserChanges {
  name?: string | undefined;
  email?: string | undefined;
  role?: UserRole | undefined;
  status?: UserStatus | undefined;
  /** Why the user is banned; only administrators read it. */
  banReason?: string | undefined;
  /** Slugs; the first is the default. */
  planSlugs?: string[] | undefined;
  planEnds?: PlanEnds | undefined;
}

const statusActions: Record<UserStatus, AuditAction> = {
  active: 'user.activate',
  suspended: 'user.suspend',
  banned: 'user.ban',
};

/** Changes a user; what is left out stays. All of it happens, or nothing. */
export async function updateUser(
  core: Core,
  hand: OfficeHand,
  userId: string,
  changes: UserChanges,
): Promise<UserDetails> {
  await core.db.transaction('update user', async (tx) => {
    const user = await holdUserToChange(tx, hand, userId, changes);
    await changePerson(core, tx, hand, user, changes);
    await changeRole(core, tx, hand, user, changes.role);
    await changeAccess(core, tx, hand, user, changes);
    if (!changes.planSlugs && Object.keys(changes.planEnds ?? {}).length > 0) {
      throw fieldError('plan_ends', 'Send the plans together with their ends.');
    }
    if (changes.planSlugs) await setPlans(core, tx, hand, { userId, slugs: changes.planSlugs, ends: changes.planEnds });
  });
  return readUserDetails(core, userId);
}

async function changePerson(
  core: Core,
  tx: Transaction,
  hand: OfficeHand,
  user: UserRow,
  { name = user.name, email = user.email }: UserChanges,
): Promise<void> {
  const isNewAddress = email !== user.email;
  if (isNewAddress) {
    assertConfirmed(core, hand);
    assertMayMove(hand, user);
  }
  if (name === user.name && !isNewAddress) return;
  await userRepository.update(tx, user.id, { name });
  if (isNewAddress) await changeAddressOfOther(core, tx, { user, email, name });
  await recordOfficeDeed(core, tx, hand, {
    action: 'user.update',
    userId: user.id,
    changes: changesBetween(user, { name, email }),
  });
}

async function changeRole(core: Core, tx: Transaction, hand: OfficeHand, user: UserRow, role = user.role) {
  if (role === user.role) return;
  assertConfirmed(core, hand);
  // A team that made their sign-in must not have an administrator's.
  if (role === 'admin') await accountRepository.endManagement(tx, user.id);
  await userRepository.update(tx, user.id, { role });
  const changes = changesBetween(user, { role });
  await recordOfficeDeed(core, tx, hand, { action: 'user.change_role', userId: user.id, changes });
}

async function changeAccess(
  core: Core,
  tx: Transaction,
  hand: OfficeHand,
  user: UserRow,
  { status = user.status, banReason = status === 'banned' ? user.banReason : '' }: UserChanges,
): Promise<void> {
  if (status !== 'banned' && banReason) throw fieldError('ban_reason', 'Only a banned user has a reason.');
  if (status !== user.status) {
    await setStatus(tx, user.id, { status, banReason });
    const deed = { changes: changesBetween(user, { status }), ...(banReason && { details: { reason: banReason } }) };
    await recordOfficeDeed(core, tx, hand, { action: statusActions[status], userId: user.id, ...deed });
  } else if (banReason !== user.banReason) {
    await userRepository.update(tx, user.id, { banReason });
    const changes = changesBetween({ ban_reason: user.banReason }, { ban_reason: banReason });
    await recordOfficeDeed(core, tx, hand, { action: 'user.update', userId: user.id, changes });
  }
}
