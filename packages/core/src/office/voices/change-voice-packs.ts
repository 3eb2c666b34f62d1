import type { AuditAction } from '@herald/contract/audit-actions';
import { limits } from '@herald/contract/limits';
import { EngineError } from '@herald/media/engine-error';
import type { FileToAdd, VoicePackStore } from '@herald/media/engines/voice-packs';
import { countAttempt } from '../../attempts/count-attempt.ts';
import { announceVoices } from '../../audio/voice-notices.ts';
import { type AuditEntry, recordAudit } from '../../audit/record-audit.ts';
import type { Core } from '../../core.ts';
import { holdAdvisoryLock } from '../../db/advisory-locks.ts';
import { AppError, fieldError } from '../../errors/app-error.ts';
import { cancelPending, listPending } from '../../queue/job-repository.ts';
import type { OfficeHand } from '../audit/office-deed.ts';
import { type ListedPack, listVoicePacks } from './list-voice-packs.ts';

/** Orders the download of a pack; twice is one download, and a pack that is here stays as it is. */
export async function downloadVoicePack(core: Core, hand: OfficeHand, store: VoicePackStore, id: string) {
  const pack = await findPack(core, store, id);
  if (!pack.isOffered) throw new AppError('conflict', { message: `${pack.name} cannot be downloaded.` });
  if (pack.isHere) return;
  await core.db.transaction('order voice pack', async (tx) => {
    await holdAdvisoryLock(tx, 'voices');
    const pending = await listPending(tx, 'fetch-voice', 'packId');
    if (pending.includes(id)) return;
    if (pending.length >= limits.voiceDownloads) {
      throw new AppError('conflict', { message: `${pending.length} downloads are under way. Wait for one of them.` });
    }
    await core.jobs.send(tx, 'fetch-voice', { packId: id });
    await recordAudit(core, tx, deedOf(hand, 'voice.download', pack, { source: store.source }));
  });
}

/** Stops a download and keeps what arrived; ordered again, it goes on from there. */
export async function pauseVoicePack(core: Core, hand: OfficeHand, store: VoicePackStore, id: string) {
  const pack = await findPack(core, store, id);
  await core.db.transaction('pause voice pack', async (tx) => {
    await holdAdvisoryLock(tx, 'voices');
    const ended = await cancelPending(tx, 'fetch-voice', 'packId', id);
    if (ended === 0) throw new AppError('conflict', { message: `${pack.name} is not being downloaded.` });
    await store.pause(id);
    await recordAudit(core, tx, deedOf(hand, 'voice.pause', pack));
  });
}

/** Takes a voice that somebody brings as files. Only one that speaks is added. */
export async function addVoicePack(
  core: Core,
  hand: OfficeHand,
  store: VoicePackStore,
  { files, signal }: { files: AsyncIterable<FileToAdd>; signal: AbortSignal },
): Promise<string> {
  const name = await store.add(files, signal).catch((error: unknown) => {
    if (!(error instanceof EngineError)) throw error;
    throw error.kind === 'disk_full'
      ? new AppError('conflict', { message: error.message, cause: error })
      : fieldError('files', error.message);
  });
  await core.db.transaction('add voice pack', (tx) =>
    recordAudit(core, tx, { ...hand, action: 'voice.add', subjectType: 'voice', subjectId: name, details: { name } }),
  );
  await announceVoices(core);
  return name;
}

/** Ends a download and forgets what arrived, or why it failed. */
export async function cancelVoicePack(core: Core, hand: OfficeHand, store: VoicePackStore, id: string) {
  const pack = await findPack(core, store, id);
  await core.db.transaction('cancel voice pack', async (tx) => {
    await holdAdvisoryLock(tx, 'voices');
    const ended = await cancelPending(tx, 'fetch-voice', 'packId', id);
    if (ended > 0) await recordAudit(core, tx, deedOf(hand, 'voice.cancel', pack));
  });
  if (pack.isOffered) await store.drop(id);
}

/** Has a pack that is here speak again, in the queue. */
export async function measureVoicePack(core: Core, hand: OfficeHand, store: VoicePackStore, id: string) {
  const pack = await findPack(core, store, id);
  if (!pack.isHere) throw new AppError('conflict', { message: `${pack.name} is not on this machine.` });
  await core.db.transaction('measure voice pack', async (tx) => {
    await holdAdvisoryLock(tx, 'voices');
    if ((await listPending(tx, 'hear-voice', 'packId')).includes(id)) return;
    await core.jobs.send(tx, 'hear-voice', { packId: id });
    await recordAudit(core, tx, deedOf(hand, 'voice.measure', pack));
  });
}

/** Removes a pack with everything that belongs to it. Videos that were made with it stay. */
export async function removeVoicePack(core: Core, hand: OfficeHand, store: VoicePackStore, id: string) {
  const pack = await findPack(core, store, id);
  if (!pack.isHere) throw new AppError('conflict', { message: `${pack.name} is not on this machine.` });
  await core.db.transaction('remove voice pack', async (tx) => {
    await holdAdvisoryLock(tx, 'voices');
    await cancelPending(tx, 'hear-voice', 'packId', id);
    await recordAudit(core, tx, deedOf(hand, 'voice.remove', pack));
    await store.remove(id);
  });
  await announceVoices(core);
}

/** Looks into the folder again, also at packs that failed when they were heard. */
export async function lookForVoicePacks(core: Core, store: VoicePackStore): Promise<void> {
  await store.forgetProblems();
  await announceVoices(core);
}

/** Asks the source how large its packs are. */
export async function readVoicePackSizes(
  core: Core,
  hand: OfficeHand & { actorId: string },
  store: VoicePackStore,
): Promise<void> {
  await countAttempt(core, { kind: 'askVoiceSource', ip: hand.ip, accountId: hand.actorId });
  await store.readSizes(AbortSignal.timeout(PATIENCE_MS)).catch((cause: unknown) => {
    if (cause instanceof EngineError) throw new AppError('unavailable', { message: cause.message, cause });
    if (cause instanceof Error && cause.name === 'TimeoutError') {
      throw new AppError('unavailable', { message: 'The source did not answer in time.', cause });
    }
    throw cause;
  });
}

/** The administrator waits for it. */
const PATIENCE_MS = 15_000;

async function findPack(core: Core, store: VoicePackStore, id: string): Promise<ListedPack> {
  const { packs } = await listVoicePacks(core, store);
  const pack = packs.find((one) => one.id === id);
  if (!pack) throw new AppError('not_found', { message: 'There is no such voice pack.' });
  return pack;
}

function deedOf(
  hand: OfficeHand,
  action: AuditAction,
  { id, name, quality }: ListedPack,
  facts: Record<string, unknown> = {},
): AuditEntry {
  const details = { name: [name, quality].filter(Boolean).join(', '), ...facts };
  return { ...hand, action, subjectType: 'voice', subjectId: id, details };
}
