import { randomUUID } from 'node:crypto';
import { limits } from '@herald/contract/limits';
import type { Core } from '../../core.ts';
import { writeMail } from '../../mails/write-mail.ts';
import { dataExportFailedMail, dataExportMail, readSiteName } from '../../people/account-mails.ts';
import { DAY_MS } from '../../runtime/durations.ts';
import { StorageError } from '../../storage/storage-error.ts';
import { storeStream } from '../archive/store-stream.ts';
import { archiveLength, archiveStream } from './archive-stream.ts';
import { collectArchive } from './collect-archive.ts';
import { ExportOverError } from './export-over-error.ts';
import { type DataExport, type ExportLease, exportRepository } from './export-repository.ts';
import { watchPacking } from './packing-progress.ts';
import { exportFolder } from './tidy-exports.ts';

/** Attempts in which Herald, not the store, was at fault. */
const MAX_TRIES = 3;

export interface PackingJob {
  exportId: string;
  retryCount: number;
  signal: AbortSignal;
}

/**
 * Packs one export into the store and mails its owner. A worker that dies leaves nothing: the file gets its name when it is
 * complete, and the next worker packs from the beginning.
 */
export async function packExport(core: Core, { exportId, retryCount, signal }: PackingJob): Promise<void> {
  const lease: ExportLease = { id: exportId, workToken: randomUUID() };
  const found = await exportRepository.claim(core.db.queries, lease);
  if (!found) return;
  try {
    await pack(core, found, lease, signal);
  } catch (error) {
    if (error instanceof ExportOverError) return;
    const isLastTry = retryCount + 1 >= MAX_TRIES && !isOutage(error);
    // A worker that stops reports nothing: another one goes on.
    if (signal.aborted || !isLastTry) throw error;
    core.log.warn({ err: error, exportId }, 'An export could not be packed');
    await fail(core, found, lease);
  }
}

async function pack(core: Core, found: DataExport, lease: ExportLease, signal: AbortSignal): Promise<void> {
  const { entries, madeAt } = await collectArchive(core, found);
  const sizeBytes = archiveLength(entries, madeAt);
  const totals = { filesTotal: entries.length, bytesTotal: sizeBytes };
  if (!(await exportRepository.change(core.db.queries, lease, totals))) throw new ExportOverError();
  const key = `${exportFolder(found)}${lease.workToken}.zip`;
  const stream = archiveStream(entries, madeAt, watchPacking(core, lease, signal));
  await storeStream(core.storage, stream, { key, contentType: 'application/zip', sizeBytes });
  if (await finish(core, found, lease, { key, bytesTotal: sizeBytes, filesDone: entries.length })) return;
  await core.storage.remove(key);
  throw new ExportOverError();
}

/** Tells the owner in the transaction that makes the file count. */
async function finish(
  core: Core,
  found: DataExport,
  lease: ExportLease,
  done: Pick<DataExport, 'key' | 'bytesTotal' | 'filesDone'>,
): Promise<boolean> {
  const now = core.clock.now();
  const expiresAt = new Date(now.getTime() + limits.exportDays * DAY_MS);
  const ready = { ...done, state: 'ready', bytesDone: done.bytesTotal, endedAt: now, expiresAt } as const;
  return core.db.transaction('finish export', async (tx) => {
    if (!(await exportRepository.change(tx, lease, ready))) return false;
    const owner = await exportRepository.findOwner(tx, found);
    if (owner?.status !== 'active' || owner.leavesAt) return true;
    const link = { address: `${core.publicUrl}/settings/my-data`, expiresAt };
    await writeMail(core, tx, dataExportMail({ to: owner, siteName: await readSiteName(tx), link }), {
      userId: owner.id,
    });
    return true;
  });
}

const FAILED = 'We couldn’t pack your data. Please try again. If it fails again, tell the people who run this site.';

async function fail(core: Core, found: DataExport, lease: ExportLease): Promise<void> {
  await core.db.transaction('fail export', async (tx) => {
    const ended = { state: 'failed', error: FAILED, endedAt: core.clock.now() } as const;
    if (!(await exportRepository.change(tx, lease, ended))) return;
    const owner = await exportRepository.findOwner(tx, found);
    if (owner?.status !== 'active' || owner.leavesAt) return;
    await writeMail(core, tx, dataExportFailedMail(owner, await readSiteName(tx)), { userId: owner.id });
  });
}

/** The store is away or full: nothing is wrong with the export, so it waits as long as that takes. */
function isOutage(error: unknown): boolean {
  return error instanceof StorageError && (error.code === 'unavailable' || error.code === 'full');
}
