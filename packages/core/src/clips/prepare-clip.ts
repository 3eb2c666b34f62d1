import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { ClipFiles, ClipReport } from '@herald/media/clips';
import type { Core } from '../core.ts';
import { newId } from '../runtime/new-id.ts';
import { clipFolder, piecesFolder } from './clip-folder.ts';
import { clipRepository, type PersonClip } from './clip-repository.ts';
import { clipTexts } from './clip-texts.ts';
import { dropPieces } from './purge-clips.ts';

/** A clip that a worker has taken. */
export interface ClaimedClip extends Pick<PersonClip, 'id' | 'accountId' | 'use' | 'pieces' | 'sizeBytes'> {
  workToken: string;
}

/** The clip to prepare; undefined when it was deleted or is done. */
export async function claimClip(core: Core, id: string): Promise<ClaimedClip | undefined> {
  const workToken = newId(core);
  const clip = await clipRepository.claim(core.db.queries, id, workToken);
  if (!clip) return undefined;
  const { accountId, use, pieces, sizeBytes } = clip;
  return { id, accountId, use, pieces, sizeBytes, workToken };
}

/** Notes how far a worker is; false when it must stop because the clip was deleted or another worker has it. */
export function saveClipProgress(core: Core, clip: ClaimedClip, share: number): Promise<boolean> {
  return clipRepository.updateHeld(core.db.queries, clip, { share: Math.min(1, Math.max(0, share)) });
}

const TYPES: Record<keyof ClipFiles, { name: string; type: string }> = {
  proxy: { name: 'proxy.mp4', type: 'video/mp4' },
  track: { name: 'track.bin', type: 'application/octet-stream' },
  book: { name: 'book.bin', type: 'application/octet-stream' },
  poster: { name: 'poster.jpg', type: 'image/jpeg' },
};

/** Stores what films need of a clip. Nobody looks at the file of material as it was sent, so it goes. */
export async function completeClip(
  core: Core,
  clip: ClaimedClip,
  { report, files, recording }: { report: ClipReport; files: ClipFiles; recording: string },
): Promise<boolean> {
  const proxy = await store(core, clip, 'proxy', files.proxy);
  const track = await store(core, clip, 'track', files.track);
  const poster = await store(core, clip, 'poster', files.poster);
  const isMaterial = clip.use === 'material';
  const book = isMaterial ? undefined : await store(core, clip, 'book', files.book);
  const pieces = isMaterial ? [] : [await storeRecording(core, clip, recording)];
  const sentBytes = isMaterial ? 0 : clip.sizeBytes;
  const isKept = await clipRepository.updateHeld(core.db.queries, clip, {
    state: 'ready',
    pieces,
    share: 1,
    report,
    proxyKey: proxy.key,
    trackKey: track.key,
    bookKey: book?.key ?? null,
    posterKey: poster.key,
    sizeBytes: sentBytes + proxy.sizeBytes + track.sizeBytes + (book?.sizeBytes ?? 0) + poster.sizeBytes,
  });
  if (isKept) for (const key of clip.pieces.filter((key) => !pieces.includes(key))) await core.storage.remove(key);
  return isKept;
}

const WEBM_BEGINS = 0x1a;

/** The file as it was sent, in one piece: an administrator plays it. */
async function storeRecording(core: Core, clip: ClaimedClip, path: string): Promise<string> {
  const [first] = await firstByteOf(path);
  const ending = first === WEBM_BEGINS ? 'webm' : 'mp4';
  const key = `${piecesFolder(clip)}recording.${ending}`;
  const { size: sizeBytes } = await stat(path);
  await core.storage.put(key, createReadStream(path), { contentType: `video/${ending}`, sizeBytes });
  return key;
}

const firstByteOf = (path: string) => buffer(createReadStream(path, { end: 0 }));

async function store(core: Core, clip: ClaimedClip, part: keyof ClipFiles, path: string) {
  const { name, type } = TYPES[part];
  const key = `${clipFolder(clip)}${name}`;
  const { size: sizeBytes } = await stat(path);
  await core.storage.put(key, createReadStream(path), { contentType: type, sizeBytes });
  return { key, sizeBytes };
}

/** The clip itself cannot be used: the reason is for the person who filmed it, and the file goes. */
export async function refuseClip(core: Core, clip: ClaimedClip, error: string, report?: ClipReport): Promise<void> {
  await end(core, clip, { state: 'refused', error, report: report ?? null });
}

/** Herald could not do it, whatever the clip is like. */
export async function failClip(core: Core, clip: ClaimedClip, error: string = clipTexts.failed): Promise<void> {
  await end(core, clip, { state: 'failed', error });
}

async function end(core: Core, clip: ClaimedClip, changes: Partial<PersonClip>): Promise<void> {
  if (await clipRepository.updateHeld(core.db.queries, clip, changes)) await dropPieces(core, clip);
}
