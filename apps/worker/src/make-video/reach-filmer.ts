import type { Core } from '@herald/core';
import { type Avatar, reachedAs, reachPerson } from '@herald/core/avatars';
import type { ClaimedVideo } from '@herald/core/videos';
import type { OutsideJob } from '@herald/media/engines/video-engine';
import { orderedFrom, type Providers } from '@herald/providers';

interface Filming {
  video: ClaimedVideo;
  avatar: Avatar;
  providers: Pick<Providers, 'casts' | 'filmers'>;
  job: OutsideJob;
}

/** A film that was ordered stays where it was ordered; any other goes to the key that is there now. */
export async function reachFilmer(
  core: Core,
  { video, avatar, providers, job }: Filming,
): Promise<Pick<Filming, 'avatar' | 'video'>> {
  const noted = orderedFrom(await job.read());
  const { accountId, draft } = video;
  const { made_by } = draft.output;
  const filmers = providers.filmers();
  const names = reachedAs(filmers, made_by);
  const isThere = noted !== undefined && reachedAs(filmers, noted).some((name) => names.includes(name));
  const by = isThere ? noted : (names[0] ?? made_by);
  return {
    avatar: await reachPerson(core, { accountId, avatar, casts: providers.casts(), orderedFrom: noted }),
    video: { ...video, draft: { ...draft, output: { ...draft.output, made_by: made_by && by } } },
  };
}
