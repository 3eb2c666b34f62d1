import type { UserRole, UserStatus } from '@herald/contract/statuses';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { SiteSettings } from '../settings/site-settings.ts';

type MaintenanceSetting = Pick<SiteSettings, 'maintenance_mode'>;

const MAINTENANCE_RETRY_SEC = 300;

/** During maintenance only administrators may use the site. */
export function mayUseSite(user: { role: UserRole } | undefined, { maintenance_mode }: MaintenanceSetting): boolean {
  return !maintenance_mode || user?.role === 'admin';
}

export function assertMayUseSite(user: { role: UserRole } | undefined, settings: MaintenanceSetting): void {
  if (!mayUseSite(user, settings)) throw new AppError('maintenance', { retryAfterSec: MAINTENANCE_RETRY_SEC });
}

/** Suspended and banned users may not sign in. */
export function assertMaySignIn(user: { status: UserStatus; role: UserRole }, settings: MaintenanceSetting): void {
  if (user.status === 'suspended') throw new AppError('account_suspended');
  if (user.status === 'banned') throw new AppError('account_banned');
  assertMayUseSite(user, settings);
}

/** Somebody has shown that the address is theirs, and nobody else can know the password. */
export function isProved({
  emailVerifiedAt,
  hasOwnPassword,
}: {
  emailVerifiedAt: Date | null;
  hasOwnPassword: boolean;
}): boolean {
  return emailVerifiedAt !== null && hasOwnPassword;
}

interface Securing {
  emailVerifiedAt: Date | null;
  hasOwnPassword: boolean;
  /** Their account was made by a team that knows the password. */
  isManaged: boolean;
}

/**
 * Policy: another way to sign in is only for the person whose address it is. Otherwise it would outlive the moment in
 * which that person comes. Without a mail server nobody can prove an address, so it is not asked there.
 */
export function assertMayAddWayIn({ hasTransport }: Pick<Mailer, 'hasTransport'>, person: Securing): void {
  if (!person.hasOwnPassword || person.isManaged) {
    throw new AppError('conflict', { message: 'Someone else chose your password. Change it first, then try again.' });
  }
  if (hasTransport && person.emailVerifiedAt === null) throw new AppError('address_not_confirmed');
}

/** Without a mail transport no address can be confirmed, so every address counts as confirmed. */
export function isVerificationMissing(
  { hasTransport }: Pick<Mailer, 'hasTransport'>,
  { email_verification_required }: Pick<SiteSettings, 'email_verification_required'>,
  { emailVerifiedAt }: { emailVerifiedAt: Date | null },
): boolean {
  return hasTransport && email_verification_required && emailVerifiedAt === null;
}

type TwoFactorSetting = Pick<SiteSettings, 'admin_two_factor_required'>;

export function mustHaveTwoFactor(
  { role }: { role: UserRole },
  { admin_two_factor_required }: TwoFactorSetting,
): boolean {
  return admin_two_factor_required && role === 'admin';
}

/** Until then the back office stays closed to them; everything else is open, so that they can turn it on. */
export function mustSetUpTwoFactor(
  actor: { role: UserRole; hasTwoFactor: boolean },
  settings: TwoFactorSetting,
): boolean {
  return mustHaveTwoFactor(actor, settings) && !actor.hasTwoFactor;
}

export function assertMayAdminister(
  actor: { role: UserRole; hasTwoFactor: boolean } | undefined,
  settings: TwoFactorSetting,
): void {
  if (actor?.role !== 'admin') throw new AppError('forbidden');
  if (mustSetUpTwoFactor(actor, settings)) throw new AppError('two_factor_setup_required');
}

type ImpersonatingActor = Pick<Actor, 'role' | 'impersonator' | 'userId'>;

interface ImpersonatedUser {
  id: string;
  role: UserRole;
  status: UserStatus;
}

/** Only an administrator who acts as themselves, and never as another administrator. */
export function mayImpersonate(actor: ImpersonatingActor, target: ImpersonatedUser): boolean {
  return (
    actor.role === 'admin' &&
    actor.impersonator === null &&
    target.role !== 'admin' &&
    target.status === 'active' &&
    target.id !== actor.userId
  );
}

export function assertMayImpersonate(actor: ImpersonatingActor, target: ImpersonatedUser): void {
  if (!mayImpersonate(actor, target)) throw new AppError('forbidden');
}
