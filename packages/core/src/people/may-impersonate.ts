import type { UserRole, UserStatus } from '@herald/contract';
import type { Actor } from './actor.ts';

/** Policy: only an administrator as themselves, and never as another administrator. */
export function mayImpersonate(
  actor: Pick<Actor, 'role' | 'impersonator' | 'userId'>,
  target: { id: string; role: UserRole; status: UserStatus },
): boolean {
  return (
    actor.role === 'admin' &&
    actor.impersonator === null &&
    target.role !== 'admin' &&
    target.status === 'active' &&
    target.id !== actor.userId
  );
}
