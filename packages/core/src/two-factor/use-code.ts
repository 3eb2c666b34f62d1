import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { findStep } from './totp.ts';
import { type TwoFactorRow, twoFactorRepository } from './two-factor-repository.ts';

export type CodeKind = 'app' | 'recovery';

/** Uses up a code of the app, or a recovery code; undefined when it is not right or was used before. */
export async function useCode(
  core: Core,
  tx: Transaction,
  { userId, code }: { userId: string; code: string },
): Promise<CodeKind | undefined> {
  const row = await twoFactorRepository.hold(tx, userId);
  if (!row?.confirmedAt) return undefined;
  if (await useAppCode(core, tx, row, code)) return 'app';
  return (await useRecoveryCode(core, tx, row, code)) ? 'recovery' : undefined;
}

/** Neither a code nor one from before it counts again. */
export async function useAppCode(core: Core, tx: Transaction, row: TwoFactorRow, code: string): Promise<boolean> {
  const secret = core.vault.open(row.secret);
  const step = secret && findStep(secret, code.replace(/\s/g, ''), core.clock.now());
  if (!step || step <= row.lastStep) return false;
  await twoFactorRepository.update(tx, row.userId, { lastStep: step });
  return true;
}

async function useRecoveryCode(core: Core, tx: Transaction, row: TwoFactorRow, code: string): Promise<boolean> {
  const hashes = openHashes(core, row);
  const used = hashRecoveryCode(code);
  if (!hashes.includes(used)) return false;
  const left = hashes.filter((hash) => hash !== used);
  await twoFactorRepository.update(tx, row.userId, { recoveryCodes: core.vault.seal(left.join(' ')) });
  return true;
}

export function sealCodes(core: Core, codes: string[]): string {
  return core.vault.seal(codes.map(hashRecoveryCode).join(' '));
}

export function countCodesLeft(core: Core, row: TwoFactorRow): number {
  return openHashes(core, row).length;
}

function openHashes(core: Core, { recoveryCodes }: TwoFactorRow): string[] {
  return (core.vault.open(recoveryCodes) ?? '').split(' ').filter(Boolean);
}
