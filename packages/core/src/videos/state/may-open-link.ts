import type { Core } from '../../core.ts';
import type { MediaGrant } from '../../storage/media-url.ts';
import { linkState } from './video-link.ts';
import { videoLinkRepository } from './video-link-repository.ts';

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const ownedKey = new RegExp(`^accounts/(${id})/(?:videos/(${id})/)?`);

/** Of a link that is made for a moderator: it opens what is removed. */
export const OFFICE_STATE = 'office';

/**
 * Policy: the files of an account are open unless its owner is banned or leaving, and those of a video while the same people may
 * see it as when the link was made: the trash and another privacy or password end its links, and so does a moderator who removes it.
 */
export async function mayOpenLink(core: Core, { key, state }: MediaGrant): Promise<boolean> {
  const [, accountId, videoId] = ownedKey.exec(key) ?? [];
  // What belongs to nobody is open to everybody with a link.
  if (!accountId) return true;
  const found = await videoLinkRepository.findState(core.db.queries, accountId, videoId, key);
  if (!found || found.isClosed) return false;
  if (found.isRemoved) return state === OFFICE_STATE;
  return !videoId || (found.video !== null && state === linkState(found.video));
}

/** Nothing of an account is handed out once its owner is banned or leaving. */
export async function isAccountOpen(core: Core, accountId: string): Promise<boolean> {
  const found = await videoLinkRepository.findState(core.db.queries, accountId, undefined);
  return found !== undefined && !found.isClosed;
}
