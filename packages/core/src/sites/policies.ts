import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';

/** Sites belong to premium accounts. */
export function assertMayOwnSites(hasPremium: boolean): void {
  if (!hasPremium) throw new AppError('marketplace_required');
}

/** Administrators may open any site, but not while they act as another user. */
export function mayOpenAnySite({ role, impersonator }: Pick<Actor, 'role' | 'impersonator'>): boolean {
  return role === 'admin' && impersonator === null;
}
