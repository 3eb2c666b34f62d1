import type { PictureFormat, PicturePurpose } from '@herald/contract/statuses';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { storeWithin } from '../quota/storage-room.ts';
import { newId } from '../runtime/new-id.ts';
import { accountFolder } from '../storage/own-key-of.ts';
import { type Picture, pictureRepository } from './picture-repository.ts';

export interface PictureToKeep {
  /** Decoded and encoded again, so that nothing hides in the file. */
  bytes: Uint8Array;
  format: PictureFormat;
  widthPx: number;
  heightPx: number;
  name: string;
  purpose: PicturePurpose;
}

const NAME_CHARACTERS = 200;
const EXTENSIONS: Record<PictureFormat, string> = { jpeg: 'jpg', png: 'png', webp: 'webp' };

/** Stores a picture for the videos of the account. */
export async function keepPicture(core: Core, actor: Actor, kept: PictureToKeep): Promise<Picture> {
  const { bytes, format, widthPx, heightPx, purpose } = kept;
  const id = newId(core);
  const key = `${accountFolder(actor.accountId)}pictures/${id}.${EXTENSIONS[format]}`;
  const picture: Picture = {
    id,
    accountId: actor.accountId,
    createdById: actor.userId,
    purpose,
    name: kept.name.slice(0, NAME_CHARACTERS),
    key,
    format,
    widthPx,
    heightPx,
    sizeBytes: bytes.byteLength,
    deletedAt: null,
    removedAt: null,
    createdAt: core.clock.now(),
  };
  await core.storage.put(key, bytes, { contentType: `image/${format}`, sizeBytes: bytes.byteLength });
  try {
    await storeWithin(core, actor, { name: 'keep picture', sizeBytes: picture.sizeBytes }, (tx) =>
      pictureRepository.insert(tx, picture),
    );
  } catch (error) {
    await core.storage.remove(key);
    throw error;
  }
  return picture;
}

/** A picture of the account. */
export async function getPicture(core: Core, accountId: string, id: string): Promise<Picture> {
  const picture = await pictureRepository.findInAccount(core.db.queries, accountId, id);
  if (!picture) throw new AppError('not_found');
  return picture;
}

/** Deletes a picture; its file goes at once, or when no avatar and no unfinished video needs it any more. The logo of a brand kit stays. */
export async function deletePicture(core: Core, { accountId }: Actor, id: string): Promise<void> {
  await core.db.transaction('delete picture', async (tx) => {
    if (await pictureRepository.isInBrandKit(tx, accountId, id)) return;
    const isDeleted = await pictureRepository.markDeleted(tx, accountId, id, core.clock.now());
    if (!isDeleted) throw new AppError('not_found');
    await core.jobs.send(tx, 'clean-up', {});
  });
}
