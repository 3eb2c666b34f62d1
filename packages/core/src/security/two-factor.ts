import type { SecurityAction } from '@herald/contract/security';
import { countAttempt, forgiveAttempt } from '../attempts/count-attempt.ts';
import { recordActivity } from '../audit/record-activity.ts';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { AppError, fieldError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { assertActsForThemselves } from '../identity/policies.ts';
import { checkMayAddWayIn } from '../people/check-may-add-way-in.ts';
import { confirmPassword } from '../people/confirm-password.ts';
import { WRONG_CODE } from '../people/login-with-code.ts';
import { mustHaveTwoFactor } from '../people/policies.ts';
import { noticeSecurityChange } from '../people/send-notice.ts';
import { userRepository } from '../people/user-repository.ts';
import { productName } from '../settings/site-settings.ts';
import { newRecoveryCodes } from '../two-factor/recovery-codes.ts';
import { newTotpSecret, otpauthUri } from '../two-factor/totp.ts';
import { twoFactorRepository } from '../two-factor/two-factor-repository.ts';
import { countCodesLeft, sealCodes, useAppCode, useCode } from '../two-factor/use-code.ts';

export interface TwoFactorState {
  /** When it was turned on; null while it is off. */
  since: Date | null;
  recoveryCodesLeft: number;
  /** The installation asks it of this user. */
  isRequired: boolean;
}

export async function readTwoFactor(core: Core, actor: Actor): Promise<TwoFactorState> {
  const isRequired = mustHaveTwoFactor(actor, await core.settings.read());
  const row = await twoFactorRepository.find(core.db.queries, actor.userId);
  if (!row?.confirmedAt) return { since: null, recoveryCodesLeft: 0, isRequired };
  return { since: row.confirmedAt, recoveryCodesLeft: countCodesLeft(core, row), isRequired };
}

export interface TwoFactorStart {
  secret: string;
  /** What the QR code says. */
  uri: string;
}

/** Nothing is asked at the sign-in until a first code is confirmed. */
export async function beginTwoFactor(
  core: Core,
  actor: Actor,
  { password, caller }: { password: string; caller: Caller },
): Promise<TwoFactorStart> {
  assertActsForThemselves(actor);
  const { user, forgive } = await confirmPassword(core, { userId: actor.userId, ip: caller.ip, password });
  await core.db.transaction('begin two-factor', forgive);
  await checkMayAddWayIn(core, core.db.queries, user);
  const secret = newTotpSecret(core.random);
  const sealed = core.vault.seal(secret);
  const wish = { userId: actor.userId, secret: sealed, now: core.clock.now() };
  if (!(await twoFactorRepository.begin(core.db.queries, wish))) {
    throw new AppError('conflict', { message: 'Two-factor is already on.' });
  }
  const { site_name } = await core.settings.read();
  return { secret, uri: otpauthUri(secret, { issuer: site_name || productName, account: actor.email }) };
}

interface Proof {
  code: string;
  caller: Caller;
}

/** Turns it on with the first code of the app, and returns the recovery codes, which nobody can read again. */
export async function confirmTwoFactor(core: Core, actor: Actor, { code, caller }: Proof): Promise<string[]> {
  return withAttempt(core, actor, { action: 'two_factor.on', caller }, async (tx) => {
    await userRepository.hold(tx, actor.userId);
    const user = await userRepository.findById(tx, actor.userId);
    if (!user) throw new AppError('not_found');
    await checkMayAddWayIn(core, tx, user);
    const row = await twoFactorRepository.hold(tx, actor.userId);
    if (!row || row.confirmedAt) throw new AppError('conflict', { message: 'Scan the QR code first.' });
    if (!(await useAppCode(core, tx, row, code))) throw fieldError('code', WRONG_CODE);
    const codes = newRecoveryCodes(core.random);
    const recoveryCodes = sealCodes(core, codes);
    await twoFactorRepository.update(tx, actor.userId, { confirmedAt: core.clock.now(), recoveryCodes });
    await notice(core, tx, actor, 'Two-factor was turned on. A code is asked for after the password.');
    return codes;
  });
}

/** Ten others; the ones before them open nothing any more. */
export async function renewRecoveryCodes(core: Core, actor: Actor, { code, caller }: Proof): Promise<string[]> {
  return withAttempt(core, actor, { action: 'two_factor.renew', caller }, async (tx) => {
    await assertCode(core, tx, actor, code);
    const codes = newRecoveryCodes(core.random);
    await twoFactorRepository.update(tx, actor.userId, { recoveryCodes: sealCodes(core, codes) });
    return codes;
  });
}

/** Asks for both proofs: neither a browser that is signed in nor a phone alone takes the other one away. */
export async function endTwoFactor(
  core: Core,
  actor: Actor,
  { password, code, caller }: Proof & { password: string },
): Promise<void> {
  if (mustHaveTwoFactor(actor, await core.settings.read())) {
    throw new AppError('conflict', { message: 'This installation asks administrators for two-factor.' });
  }
  assertActsForThemselves(actor);
  const { forgive } = await confirmPassword(core, { userId: actor.userId, ip: caller.ip, password });
  if (!(await twoFactorRepository.find(core.db.queries, actor.userId))?.confirmedAt) {
    throw new AppError('conflict', { message: 'Two-factor is already off.' });
  }
  await withAttempt(core, actor, { action: 'two_factor.off', caller }, async (tx) => {
    await forgive(tx);
    await assertCode(core, tx, actor, code);
    await twoFactorRepository.remove(tx, actor.userId);
    await notice(core, tx, actor, 'Two-factor was turned off. The password alone opens the account.');
  });
}

function notice(core: Core, tx: Transaction, { userId: id, name, email }: Actor, change: string): Promise<void> {
  return noticeSecurityChange(core, tx, { id, name, email }, change);
}

async function assertCode(core: Core, tx: Transaction, { userId }: Actor, code: string): Promise<void> {
  if (!(await useCode(core, tx, { userId, code }))) throw fieldError('code', WRONG_CODE);
}

/** Work that asks for a code: it is counted before, and recorded when it is done. */
async function withAttempt<Result>(
  core: Core,
  actor: Actor,
  { action, caller }: { action: SecurityAction; caller: Caller },
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  assertActsForThemselves(actor);
  const attempt = { kind: 'twoFactor', ip: caller.ip, accountId: actor.userId } as const;
  await countAttempt(core, attempt);
  return core.db.transaction(action, async (tx) => {
    const result = await work(tx);
    await forgiveAttempt(core, tx, attempt);
    await recordActivity(core, tx, { userId: actor.userId, action, caller });
    return result;
  });
}
