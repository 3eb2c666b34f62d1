import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { FaceOptions } from '@herald/contract/draft';
import type { MadeImage } from '@herald/media/engines/image-engine';
import type { Core } from '../core.ts';
import type { Actor } from '../identity/actor.ts';
import { pictureRepository } from '../pictures/picture-repository.ts';
import { keepPicture } from '../pictures/pictures.ts';

interface SeenFace {
  /** With a seed, which tells faces of the same options apart. */
  options: FaceOptions;
  /** The name of the service. */
  drawnBy: string;
}

/** Services draw another face with every call, so the one that was seen is kept for a while. */
export async function noteFace(core: Core, actor: Actor, face: SeenFace, picture: MadeImage): Promise<void> {
  await keepPicture(core, actor, { ...picture, name: nameOf(face), purpose: 'portrait' });
}

/** The picture that was seen; undefined after it was swept, and where there was none. */
export async function findFace(core: Core, actor: Actor, face: SeenFace): Promise<Uint8Array | undefined> {
  const { queries } = core.db;
  const picture = await pictureRepository.findPortraitByName(queries, actor.accountId, nameOf(face));
  return picture && buffer(await core.storage.read(picture.key));
}

function nameOf({ options, drawnBy }: SeenFace): string {
  const sorted = Object.entries(options).toSorted(([a], [b]) => a.localeCompare(b));
  return `face ${createHash('sha256')
    .update(JSON.stringify([drawnBy, sorted]))
    .digest('hex')}`;
}
