import type { Core } from '../core.ts';
import { holdAdvisoryLock } from '../db/advisory-locks.ts';
import type { Transaction } from '../db/database.ts';
import { newId } from '../runtime/new-id.ts';
import { type InstallationRow, installationRepository } from './installation-repository.ts';
import { readMark, writeMark } from './store-mark.ts';

/** What a process sees that is not of this installation. */
export type Mismatch = 'other_secret' | 'store_without_mark' | 'store_of_another' | 'database_without_installation';

/** Turns the secret of this process into what may be stored, salted with the id of the installation. */
export type Fingerprint = (installationId: string) => Promise<string>;

/**
 * Compares the store and the secret of this process with those of the installation in the database. The first process
 * of an installation writes down who it is; any number may start at once. Throws when the store does not respond.
 */
export async function recognizeInstallation(core: Core, fingerprint: Fingerprint): Promise<Mismatch[]> {
  const row = (await installationRepository.find(core.db.queries)) ?? (await found(core, fingerprint));
  const mismatches = await compareInstallation(core, fingerprint);
  const isUnfinished = row && !row.isStoreMarked && mismatches.length === 0;
  return isUnfinished ? markStore(core, row) : mismatches;
}

/** The same without writing anything: an installation that was never started has nothing to differ from. */
export async function compareInstallation(core: Core, fingerprint: Fingerprint): Promise<Mismatch[]> {
  const row = await installationRepository.find(core.db.queries);
  const mark = await readMark(core.storage);
  if (!row) return mark === undefined ? [] : ['database_without_installation'];
  const mismatches: Mismatch[] = [];
  if (row.secretFingerprint !== (await fingerprint(row.id))) mismatches.push('other_secret');
  if (mark === undefined && row.isStoreMarked) mismatches.push('store_without_mark');
  if (mark !== undefined && mark !== row.id) mismatches.push('store_of_another');
  return mismatches;
}

/** The row is written before the mark: a row without a mark is known to be unfinished, a mark without a row is not. */
function found(core: Core, fingerprint: Fingerprint): Promise<InstallationRow | undefined> {
  return alone(core, 'found installation', async (tx) => {
    const known = await installationRepository.find(tx);
    if (known) return known;
    if ((await readMark(core.storage)) !== undefined) return undefined;
    const id = newId(core);
    const row = { id, secretFingerprint: await fingerprint(id), isStoreMarked: false };
    await installationRepository.write(tx, row);
    return row;
  });
}

function markStore(core: Core, row: InstallationRow): Promise<Mismatch[]> {
  return alone(core, 'mark store', async (tx) => {
    const mark = await readMark(core.storage);
    if (mark !== undefined && mark !== row.id) return ['store_of_another'];
    const isStoreMarked = (await installationRepository.find(tx))?.isStoreMarked ?? false;
    if (mark === undefined && isStoreMarked) return ['store_without_mark'];
    if (mark === undefined) await writeMark(core.storage, row.id);
    await installationRepository.write(tx, { ...row, isStoreMarked: true });
    return [];
  });
}

/** Makes the store and the secret of this process those of the installation, because the operator says so. */
export async function adoptInstallation(core: Core, fingerprint: Fingerprint): Promise<void> {
  await alone(core, 'adopt installation', async (tx) => {
    const id = (await installationRepository.find(tx))?.id ?? newId(core);
    await writeMark(core.storage, id);
    await installationRepository.write(tx, { id, secretFingerprint: await fingerprint(id), isStoreMarked: true });
  });
}

function alone<T>(core: Core, name: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return core.db.transaction(name, async (tx) => {
    await holdAdvisoryLock(tx, 'installation');
    return work(tx);
  });
}
