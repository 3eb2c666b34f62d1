import type { UserRole, UserStatus } from '@herald/contract';
import { AppError } from '../app-error.ts';
import type { SiteSettings } from '../settings/site-settings.ts';

/** Policy: suspended and banned users stay out; under maintenance only administrators come in. */
export function assertMaySignIn(
  user: { status: UserStatus; role: UserRole },
  settings: Pick<SiteSettings, 'maintenance_mode'>,
): void {
  if (user.status === 'suspended') throw new AppError('account_suspended');
  if (user.status === 'banned') throw new AppError('account_banned');
  assertOpenFor(user, settings);
}

/** Policy: under maintenance the site is there for administrators only. */
export function assertOpenFor(
  user: { role: UserRole } | undefined,
  settings: Pick<SiteSettings, 'maintenance_mode'>,
): void {
  if (settings.maintenance_mode && user?.role !== 'admin') {
    throw new AppError('maintenance', { retryAfterSec: 300 });
  }
}
