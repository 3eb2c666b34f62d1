import { limits } from '@herald/contract/limits';
import type { ExportState } from '@herald/contract/statuses';
import { countAttempt } from '../../attempts/count-attempt.ts';
import { recordDeed } from '../../audit/record-deed.ts';
import type { Core } from '../../core.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Actor } from '../../identity/actor.ts';
import type { Caller } from '../../identity/caller.ts';
import { assertActsForThemselves } from '../../identity/policies.ts';
import { confirmPassword } from '../../people/confirm-password.ts';
import { DAY_MS } from '../../runtime/durations.ts';
import { newId } from '../../runtime/new-id.ts';
import { type DataExport, exportRepository } from './export-repository.ts';

/** Long enough for one download; the screen asks for a new link each time it opens. */
const LINK_SEC = 3600;

export interface ShownExport extends Omit<DataExport, 'state'> {
  state: ExportState;
  downloadUrl: string | null;
}

/** Orders everything the owner has in one file. It takes the place of an earlier one. */
export async function orderExport(core: Core, actor: Actor, caller: Caller, password: string): Promise<ShownExport> {
  assertActsForThemselves(actor);
  const { accountId, userId } = actor;
  const { forgive } = await confirmPassword(core, { userId, ip: caller.ip, password });
  await countAttempt(core, { kind: 'exportData', ip: caller.ip, accountId });
  const now = core.clock.now();
  const id = newId(core);
  const expiresAt = new Date(now.getTime() + limits.exportDays * DAY_MS);
  const old = await core.db.transaction('order export', async (tx) => {
    await forgive(tx);
    const isFirst = await exportRepository.insert(tx, {
      id,
      accountId,
      userId,
      state: 'waiting',
      expiresAt,
      createdAt: now,
    });
    if (!isFirst) throw new AppError('conflict', { message: 'Your data is being packed already.' });
    const keys = await exportRepository.removeOf(tx, accountId, now, 'finished');
    await core.jobs.send(tx, 'export-data', { exportId: id });
    const subject = { subjectType: 'user', subjectId: userId } as const;
    await recordDeed(core, tx, { actor, caller, ...subject, accountId, action: 'user.export_own' });
    return keys;
  });
  await removeFiles(core, old);
  const ordered = await readExport(core, actor);
  if (!ordered) throw new AppError('not_found');
  return ordered;
}

/** The latest export of the account, for its owner alone. */
export async function readExport(core: Core, actor: Actor): Promise<ShownExport | undefined> {
  assertActsForThemselves(actor);
  const found = await exportRepository.findLatest(core.db.queries, actor);
  const isOver = found?.expiresAt && found.expiresAt <= core.clock.now();
  return found && !isOver ? show(core, found) : undefined;
}

/** Stops what is under way, and deletes what is there. */
export async function removeExport(core: Core, actor: Actor): Promise<void> {
  assertActsForThemselves(actor);
  const now = core.clock.now();
  const keys = await core.db.transaction('remove export', (tx) =>
    exportRepository.removeOf(tx, actor.accountId, now, 'all'),
  );
  await removeFiles(core, keys);
}

/** What cannot be removed at once is removed by the clean-up. */
async function removeFiles(core: Core, keys: string[]): Promise<void> {
  for (const key of keys) {
    await core.storage.remove(key).catch((error: unknown) => {
      core.log.warn({ err: error, key }, 'The file of an export could not be removed yet');
    });
  }
}

function show(core: Core, found: DataExport): ShownExport | undefined {
  const { key, state, createdAt } = found;
  if (state === 'removed') return undefined;
  if (state !== 'ready' || !key) return { ...found, state, downloadUrl: null };
  const downloadName = `herald-${createdAt.toISOString().slice(0, 10)}.zip`;
  return { ...found, state, downloadUrl: core.media.sign({ key, downloadName }, core.clock.now(), LINK_SEC) };
}
