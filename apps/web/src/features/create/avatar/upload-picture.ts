import type { Picture, PicturePurpose } from '@herald/contract';
import { request } from '../../../lib/api.ts';

export async function uploadPicture(file: File, purpose: PicturePurpose): Promise<Picture> {
  const form = new FormData();
  form.set('purpose', purpose);
  form.set('picture', file);
  return (await request('POST /pictures', { form })).data;
}
