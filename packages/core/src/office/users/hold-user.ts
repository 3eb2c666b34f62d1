import type { Transaction } from '../../db/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { type UserRow, userRepository } from '../../people/user-repository.ts';
import type { OfficeHand } from '../audit/office-deed.ts';
import { assertMayChangeStanding, type StandingChange } from './policies.ts';

/**
 * The user, kept as they are until the transaction ends, together with every administrator: of two administrators who
 * change each other in the same moment, the second one meets what the first one has made of them.
 */
export async function holdUserToChange(
  tx: Transaction,
  { actorId }: OfficeHand,
  userId: string,
  change: StandingChange,
): Promise<UserRow> {
  const held = await userRepository.holdWithAdministrators(tx, userId);
  const user = held.find(({ id }) => id === userId);
  if (!user) throw new AppError('not_found');
  const administrators = held.filter(({ role }) => role === 'admin');
  assertMayChangeStanding(actorId, user, change, administrators);
  return user;
}
