import { createHash } from 'node:crypto';
import type { Core } from '../../core.ts';
import type { MediaGrant } from '../../storage/media-url.ts';
import type { StoredVideo } from './video.ts';

export type Visibility = Pick<StoredVideo, 'privacy' | 'passwordHash' | 'deletedAt' | 'removedAt'>;

const STATE_CHARACTERS = 16;

/** Who may see a video, in a few characters: a link that was made for another state opens nothing. */
export function linkState({ privacy, passwordHash, deletedAt, removedAt }: Visibility): string {
  const password = privacy === 'password' ? passwordHash : null;
  const removed = removedAt ? [removedAt.getTime()] : [];
  const parts = JSON.stringify([privacy, password, deletedAt?.getTime() ?? null, ...removed]);
  return createHash('sha256').update(parts).digest('base64url').slice(0, STATE_CHARACTERS);
}

/** A link to a file of a video, for as long as the same people may see it. */
export function signVideoLink(
  { media, clock }: Pick<Core, 'media' | 'clock'>,
  video: Visibility,
  file: Omit<MediaGrant, 'state'>,
): string {
  return media.sign({ ...file, state: linkState(video) }, clock.now());
}
