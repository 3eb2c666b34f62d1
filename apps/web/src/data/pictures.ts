import type { Picture } from '@herald/contract/endpoints/pictures';
import { limits } from '@herald/contract/limits';
import type { PicturePurpose } from '@herald/contract/statuses';
import { request } from '#lib/api.ts';
import { fileSize } from '#lib/file-size.ts';

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
export const PICTURE_HINT = 'JPG, PNG, WebP, max 5MB';

/** A byte too many is more than the limit in words, too. */
const READS_AS_MORE = limits.imageUploadBytes + 0.1 * 1024 * 1024;

/** What is wrong with a file, and what to do. */
export function pictureProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (!PICTURE_TYPES.includes(type)) {
    return `“${name}” is not a picture we can use. Choose another file: ${PICTURE_HINT}.`;
  }
  if (size <= limits.imageUploadBytes) return undefined;
  return `“${name}” is too large (${fileSize(Math.max(size, READS_AS_MORE))}). Choose a smaller file: ${PICTURE_HINT}.`;
}

export async function uploadPicture(file: File, purpose: PicturePurpose): Promise<Picture> {
  const form = new FormData();
  form.set('purpose', purpose);
  form.set('picture', file);
  return (await request('POST /pictures', { form })).data;
}

/** Has the server fetch a picture from the web. */
export async function fetchPicture(url: string, purpose: PicturePurpose): Promise<Picture> {
  return (await request('POST /pictures/fetch', { body: { url, purpose }, long: true })).data;
}

/** Deletes a picture its owner has taken away. What does not arrive is done by the server's clean-up later. */
export function deletePicture(url: string): void {
  const id = /\/pictures\/([0-9a-f-]{36})\./.exec(url)?.[1];
  if (id) request('DELETE /pictures/:id', { params: { id } }).catch(() => undefined);
}
