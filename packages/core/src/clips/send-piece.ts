import { limits } from '@herald/contract/limits';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { storeWithin } from '../quota/storage-room.ts';
import { newId } from '../runtime/new-id.ts';
import { piecesFolder } from './clip-folder.ts';
import { clipRepository, type PersonClip } from './clip-repository.ts';
import { clipTexts } from './clip-texts.ts';
import { getClip } from './read-clips.ts';

export interface ClipPiece {
  bytes: Uint8Array;
  /** Where in the file it begins. */
  offset: number;
  /** How large the whole file is. */
  total: number;
  name: string;
}

const NAME_CHARACTERS = 200;

/**
 * Adds a piece to a clip; the last one starts the preparation. A piece that was stored before changes nothing: the answer
 * says where the next one begins.
 */
export async function sendPiece(core: Core, actor: Actor, clipId: string, piece: ClipPiece): Promise<PersonClip> {
  const clip = await getClip(core, actor, clipId);
  if (piece.offset < clip.receivedBytes) return clip;
  assertFits(clip, piece);
  const key = `${piecesFolder(clip)}${newId(core)}`;
  const sizeBytes = piece.bytes.byteLength;
  await core.storage.put(key, piece.bytes, { contentType: 'application/octet-stream', sizeBytes });
  // The first piece asks for room for all of them.
  const room = { name: 'send clip', sizeBytes: clip.receivedBytes === 0 ? piece.total : sizeBytes };
  const stored = await storeWithin(core, actor, room, async (tx) => {
    const isLast = clip.receivedBytes + sizeBytes === piece.total;
    const added = await clipRepository.addPiece(tx, clip, {
      sizeBytes,
      pieces: [...clip.pieces, key],
      totalBytes: piece.total,
      name: clip.name || piece.name.slice(0, NAME_CHARACTERS),
      state: isLast ? 'waiting' : 'receiving',
      ...(isLast && { createdAt: core.clock.now() }),
    });
    if (added && isLast) await core.jobs.send(tx, 'prepare-clip', { clipId });
    return added;
  }).catch(async (error: unknown) => {
    await core.storage.remove(key);
    throw error;
  });
  if (stored) return stored;
  await core.storage.remove(key);
  return getClip(core, actor, clipId);
}

function assertFits(clip: PersonClip, { bytes, offset, total }: ClipPiece): void {
  if (clip.state !== 'receiving') throw new AppError('conflict', { message: clipTexts.notReceiving });
  const isMaterial = clip.use === 'material';
  if (total > (isMaterial ? limits.materialClipBytes : limits.clipUploadBytes))
    throw refusal('payload_too_large', isMaterial ? clipTexts.materialTooLarge : clipTexts.tooLarge);
  if (offset > clip.receivedBytes) throw new AppError('conflict', { message: clipTexts.gap });
  const isOther = clip.totalBytes > 0 && clip.totalBytes !== total;
  if (isOther || offset + bytes.byteLength > total) throw new AppError('conflict', { message: clipTexts.otherFile });
  if (offset === 0 && !beginsLikeVideo(bytes)) throw refusal('unsupported_media_type', clipTexts.notAVideo);
}

const refusal = (code: 'payload_too_large' | 'unsupported_media_type', message: string): AppError =>
  new AppError(code, { message, errors: { piece: [message] } });

const WEBM = [0x1a, 0x45, 0xdf, 0xa3];

/** MP4 and MOV name a box at the fifth byte, WebM begins with a number of its own; a decoder judges the rest. */
function beginsLikeVideo(bytes: Uint8Array): boolean {
  const box = Buffer.from(bytes.subarray(4, 8)).toString('latin1');
  return ['ftyp', 'moov', 'mdat', 'wide'].includes(box) || WEBM.every((byte, at) => bytes[at] === byte);
}
