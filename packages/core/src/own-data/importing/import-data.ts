import type { Core } from '../../core.ts';
import { operatorHand, recordOfficeDeed } from '../../office/audit/office-deed.ts';
import { accountRepository } from '../../people/account-repository.ts';
import { userRepository } from '../../people/user-repository.ts';
import { readStorage, sizeText } from '../../quota/storage-room.ts';
import type { ArchiveHead } from '../archive/archive-format.ts';
import { archiveRepository } from '../archive/archive-repository.ts';
import type { Whose } from '../archive/archived-tables-repository.ts';
import { refuseImport } from './import-error.ts';
import { importRepository } from './import-repository.ts';
import { NewIds } from './new-ids.ts';
import { type OpenArchive, openArchive } from './open-archive.ts';
import { readHead, readRows } from './read-rows.ts';
import { mediaOf, removeFiles, sizesOf, storeFiles } from './store-files.ts';
import { type Written, writeRows } from './write-rows.ts';

export interface ImportOrder {
  /** Where the export is, on this machine. */
  path: string;
  email: string;
  /** Also when the account has taken in the same export before. */
  isAgain: boolean;
}

export interface ImportReport extends Written {
  files: number;
}

/** Takes an export into an account of this installation: all of it, or nothing. */
export async function importData(core: Core, order: ImportOrder): Promise<ImportReport> {
  const archive = await openArchive(order.path);
  try {
    return await importFrom(core, archive, order);
  } finally {
    archive.close();
  }
}

async function importFrom(core: Core, archive: OpenArchive, order: ImportOrder): Promise<ImportReport> {
  const head = await readHead(archive);
  const target = await findTarget(core, order.email);
  await assertNew(core, target, head, order);
  const tables = await readRows(archive, head);
  await assertRoom(core, archive, target, order);
  const ids = await newIdsFor(core, head, target);
  const preparing = { core, tables, ids, target, oldOwnerId: head.account.owner_id, sizes: sizesOf(archive) };
  const stored: string[] = [];
  try {
    await storeFiles(core, archive, { ids, accountId: target.accountId, stored });
    const written = await core.db.transaction('import data', async (tx) => {
      await accountRepository.hold(tx, target.accountId);
      await importRepository.noteTaken(tx, {
        accountId: target.accountId,
        exportId: head.export_id,
        createdAt: core.clock.now(),
      });
      const details = { export: head.export_id, from: head.account.email };
      await recordOfficeDeed(core, tx, operatorHand, { action: 'user.import', userId: target.userId, details });
      return writeRows(preparing, tx);
    });
    const lost = head.missing.map((key) => `The export lacks a file that was gone already: ${key}`);
    return { ...written, notes: [...written.notes, ...lost], files: stored.length };
  } catch (error) {
    await removeFiles(core, stored);
    throw error;
  }
}

async function findTarget(core: Core, email: string): Promise<Whose> {
  const user = await userRepository.findByEmail(core.db.queries, email.trim().toLowerCase());
  const accountId = user && (await accountRepository.idOwnedBy(core.db.queries, user.id));
  if (!accountId) throw refuseImport(`There is no account ${email}. Create it first, then import into it.`);
  if (user.leavesAt) throw refuseImport(`The account ${email} is closed and will be deleted.`);
  return { accountId, userId: user.id };
}

async function assertNew(core: Core, { accountId }: Whose, head: ArchiveHead, order: ImportOrder): Promise<void> {
  if (order.isAgain || !(await importRepository.wasTaken(core.db.queries, accountId, head.export_id))) return;
  throw refuseImport(`${order.email} has this export already. To have everything twice, add --again.`);
}

async function assertRoom(core: Core, archive: OpenArchive, target: Whose, { email }: ImportOrder): Promise<void> {
  const sizeBytes = mediaOf(archive).reduce((sum, { size }) => sum + size, 0);
  const account = { accountId: target.accountId, accountOwnerId: target.userId };
  const { usedBytes, limitBytes } = await readStorage(core, account);
  if (usedBytes + sizeBytes <= limitBytes) return;
  throw refuseImport(
    `${email} has no room for ${sizeText(sizeBytes)}: the account uses ${sizeText(usedBytes)} of ${sizeText(limitBytes)}. Give it a plan with more storage, or raise max_storage_mb.`,
  );
}

/** Owner, account and the avatars of the library are here already; everything else gets a new id. */
async function newIdsFor(core: Core, head: ArchiveHead, target: Whose): Promise<NewIds> {
  const here = new Map((await archiveRepository.readLibrary(core.db.queries)).map((one) => [one.presetId, one.id]));
  const library = head.library.flatMap(({ id, preset_id }): [string, string][] => {
    const known = here.get(preset_id);
    return known ? [[id, known]] : [];
  });
  const { id, owner_id } = head.account;
  return new NewIds(core, id, [...library, [id, target.accountId], [owner_id, target.userId]]);
}
