import type { UserRole, UserStatus } from '@herald/contract/statuses';
import { AppError } from '../../errors/app-error.ts';

interface Standing {
  id: string;
  role: UserRole;
  status: UserStatus;
}

export interface StandingChange {
  role?: UserRole | undefined;
  status?: UserStatus | undefined;
  isDeletion?: boolean;
}

const mayAdminister = ({ role, status }: Pick<Standing, 'role' | 'status'>) => role === 'admin' && status === 'active';

/** Whether somebody loses something by it: the way in, the role or everything. */
function takesAway(user: Standing, { role, status, isDeletion = false }: StandingChange): boolean {
  const losesRole = user.role === 'admin' && role === 'user';
  const losesAccess = status !== undefined && status !== 'active' && status !== user.status;
  return isDeletion || losesRole || losesAccess;
}

/**
 * Policy: nobody suspends, bans, demotes or deletes themselves or the last administrator. `administrators` are those
 * there are in this moment; `actorId` is empty for the operator of the machine.
 */
export function refusalOf(
  actorId: string | null,
  user: Standing,
  change: StandingChange,
  administrators: readonly Standing[],
): string | undefined {
  if (!takesAway(user, change)) return undefined;
  if (user.id === actorId) return 'This is you. Another administrator can do this.';
  const others = administrators.filter((one) => one.id !== user.id && mayAdminister(one));
  if (mayAdminister(user) && others.length === 0) return 'This is the last administrator.';
  return undefined;
}

/**
 * Policy: an administrator has the address that they proved themselves. Who gave them another one could have a new
 * password sent there, and would be them. The operator of the machine, who has no id, may.
 */
export function assertMayMove(
  { actorId }: { actorId: string | null },
  { id, role }: Pick<Standing, 'id' | 'role'>,
): void {
  if (actorId === null || role !== 'admin') return;
  const message = id === actorId ? 'Change your own address in Settings.' : 'Administrators change their own address.';
  throw new AppError('forbidden', { message });
}

export function assertMayChangeStanding(...question: Parameters<typeof refusalOf>): void {
  const [actorId, , , administrators] = question;
  const isStillAdmin = actorId === null || administrators.some((one) => one.id === actorId && mayAdminister(one));
  if (!isStillAdmin) throw new AppError('forbidden');
  const message = refusalOf(...question);
  if (message) throw new AppError('conflict', { message });
}
