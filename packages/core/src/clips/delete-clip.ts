import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { clipRepository } from './clip-repository.ts';
import { clipTexts } from './clip-texts.ts';
import { getClip } from './read-clips.ts';

/** Stops a clip wherever it is; a worker that prepares it notices. Its files go with the next clean-up, which is sent. */
export async function deleteClip(core: Core, actor: Actor, id: string): Promise<void> {
  await getClip(core, actor, id);
  await core.db.transaction('delete clip', async (tx) => {
    const clip = await clipRepository.lock(tx, id);
    if (!clip) throw new AppError('not_found');
    if (await clipRepository.isNamed(tx, id)) throw new AppError('conflict', { message: clipTexts.inUse });
    await clipRepository.update(tx, id, { deletedAt: core.clock.now() });
    await core.jobs.send(tx, 'clean-up', {});
  });
}
