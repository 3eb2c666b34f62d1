import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { accountRepository } from '../people/account-repository.ts';
import type { Plan } from '../plans/plan-repository.ts';
import { listPlansInForce } from '../plans/read-plans.ts';
import type { SiteSettings } from '../settings/site-settings.ts';
import { storageUseRepository } from './storage-use-repository.ts';

const MB = 1_000_000;

type AccountOfOwner = Pick<Actor, 'accountId' | 'accountOwnerId'>;

export interface StorageUse {
  usedBytes: number;
  /** Infinite where there is no limit. */
  limitBytes: number;
}

/** What the actor's account stores, and what it may store. */
export async function readStorage(core: Core, actor: AccountOfOwner): Promise<StorageUse> {
  return {
    usedBytes: await storageUseRepository.read(core.db.queries, actor.accountId),
    limitBytes: await readStorageLimit(core, actor),
  };
}

export async function readStorageLimit(core: Core, actor: AccountOfOwner): Promise<number> {
  return storageBytesOf(await listPlansInForce(core, actor), await core.settings.read());
}

/** The largest storage of these plans; a plan that does not say gives what the installation gives everybody. */
export function storageBytesOf(
  plans: Pick<Plan, 'storageMb'>[],
  { max_storage_mb: usual }: Pick<SiteSettings, 'max_storage_mb'>,
): number {
  const sizesMb = plans.length > 0 ? plans.map(({ storageMb }) => storageMb ?? usual) : [usual];
  return sizesMb.includes(0) ? Number.POSITIVE_INFINITY : Math.max(...sizesMb) * MB;
}

/** Refuses at once what would be refused in the end, before anything is received, made or ordered. */
export async function assertHasRoom(core: Core, actor: AccountOfOwner): Promise<void> {
  assertFits(await readStorage(core, actor), 0);
}

/** Stores rows of so many bytes together with their count: of two uploads at once, the second one sees the first. */
export async function storeWithin<T>(
  core: Core,
  actor: AccountOfOwner,
  { name, sizeBytes }: { name: string; sizeBytes: number },
  store: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const limitBytes = await readStorageLimit(core, actor);
  return core.db.transaction(name, async (tx) => {
    await accountRepository.hold(tx, actor.accountId);
    await assertRoomIn(tx, actor, { limitBytes, sizeBytes });
    return store(tx);
  });
}

/** The same question inside a transaction that holds the account. */
export async function assertRoomIn(
  tx: Transaction,
  { accountId }: Pick<Actor, 'accountId'>,
  { limitBytes, sizeBytes }: { limitBytes: number; sizeBytes: number },
): Promise<void> {
  assertFits({ usedBytes: await storageUseRepository.read(tx, accountId), limitBytes }, sizeBytes);
}

function assertFits({ usedBytes, limitBytes }: StorageUse, sizeBytes: number): void {
  const isFull = sizeBytes > 0 ? usedBytes + sizeBytes > limitBytes : usedBytes >= limitBytes;
  if (!isFull) return;
  const use = `${sizeText(usedBytes)} of ${sizeText(limitBytes)}`;
  throw new AppError('storage_full', {
    message: `There is no room for this: your account uses ${use}. Empty the trash or delete audio you no longer need, then try again.`,
  });
}

const GB = 1000 * MB;

/** Rounded down, so that a full account never seems to use more than it has. */
export function sizeText(bytes: number): string {
  const [unit, name] = bytes < GB ? [MB, 'MB'] : [GB, 'GB'];
  return `${(Math.floor((bytes / unit) * 10) / 10).toLocaleString('en-US')} ${name}`;
}
