import { audioRepository } from '../../audio/audio-repository.ts';
import { avatarJobRepository } from '../../avatars/avatar-job-repository.ts';
import type { Core } from '../../core.ts';
import type { Actor } from '../../identity/actor.ts';
import { readPayer } from '../../services/account-view.ts';
import { type CostLine, readCosts } from '../../services/cost-lines.ts';
import { getVideo } from './get-video.ts';

/** What services got for a video: for its film, its sound, and its avatar. */
export async function readVideoCost(
  core: Core,
  { accountId }: Pick<Actor, 'accountId'>,
  videoId: string,
): Promise<CostLine[]> {
  const { video } = await getVideo(core, { accountId }, videoId);
  const { audioId, ingredients } = video;
  const db = core.db.queries;
  const sound = audioId ? await audioRepository.find(db, accountId, audioId) : undefined;
  const job = ingredients && (await avatarJobRepository.findByAvatar(db, accountId, ingredients.avatarId));
  const subjects = [videoId, sound?.spokenFromHash, job?.id].filter((subject) => typeof subject === 'string');
  return readCosts(core, await readPayer(core, { accountId }), subjects);
}
