import { AppError } from '../app-error.ts';
import type { Core } from '../core.ts';
import { type Picture, pictureRepository } from './picture-repository.ts';

/** A picture of the account. */
export async function findPicture(core: Core, accountId: string, id: string): Promise<Picture> {
  const picture = await pictureRepository.findInAccount(core.db.queries, accountId, id);
  if (!picture) throw new AppError('not_found');
  return picture;
}
