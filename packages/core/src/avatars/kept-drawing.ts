import { buffer } from 'node:stream/consumers';
import type { PictureFile } from '@herald/media/engines/image-engine';
import { readPictureHeader } from '@herald/media/picture-header';
import type { Core } from '../core.ts';
import { accountFolder } from '../storage/own-key-of.ts';
import type { ClaimedAvatarJob } from './made-avatar.ts';

/** Beside the picture of the avatar, and swept like it where a worker leaves it behind. */
export const drawingKeyOf = ({ accountId, id }: Pick<ClaimedAvatarJob, 'accountId' | 'id'>): string =>
  `${accountFolder(accountId)}avatars/${id}.drawn`;

/** What a service drew for this job, whichever attempt ordered it. */
export function drawingOf({ storage }: Core, job: ClaimedAvatarJob) {
  const key = drawingKeyOf(job);
  return {
    async read(): Promise<Uint8Array | undefined> {
      return (await storage.stat(key)) && buffer(await storage.read(key));
    },
    async note({ bytes, format }: PictureFile): Promise<void> {
      await storage.put(key, bytes, { contentType: `image/${format}`, sizeBytes: bytes.byteLength });
    },
  };
}

/** The product an avatar is made with; undefined where none was shown or its picture was deleted meanwhile. */
export async function readProductPicture({ storage }: Core, job: ClaimedAvatarJob): Promise<PictureFile | undefined> {
  const key = job.request.product_image_key;
  if (key === undefined || !(await storage.stat(key))) return undefined;
  const bytes = await buffer(await storage.read(key));
  const header = readPictureHeader(bytes);
  const format = typeof header === 'string' ? undefined : header.format;
  return format === 'jpeg' || format === 'png' || format === 'webp' ? { bytes, format } : undefined;
}
