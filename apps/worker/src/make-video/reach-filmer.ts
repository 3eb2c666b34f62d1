import type { Core } from '@herald/core';
import { type Avatar, reachedAs, reachPerson } from '@herald/core/avatars';
import type { ClaimedVideo } from '@herald/core/videos';
import type { OutsideJob } from '@herald/media';
import { orderedFrom, type Providers } from '@herald/providers';

interface Filming {
  video: ClaimedVideo;
  avatar: Avatar;
  providers: Pick<Providers, 'casts' | 'filmers'>;
  job: OutsideJob;
}

/** A film that was ordered stays where it was ordered; any other goes to the key that is there now. */
export async function reachFilmer(core: Core, { video, avatar, providers, job }: Filming) {
  const noted = orderedFrom(await job.read());
  const { accountId, draft } = video;
  const { made_by } = draft.output;
  const names = [made_by, ...reachedAs(providers.filmers(), made_by)];
  const by = noted && isOneService(providers, noted, made_by) ? noted : (names[1] ?? made_by);
  return {
    avatar: await reachPerson(core, { accountId, avatar, casts: providers.casts(), orderedFrom: noted }),
    video: { ...video, draft: { ...draft, output: { ...draft.output, made_by: made_by && by } } },
  };
}

const isOneService = ({ filmers }: Filming['providers'], a: string, b: string): boolean =>
  filmers().some(({ name, alsoCalled }) => [a, b].every((one) => one === name || alsoCalled.includes(one)));
