import type { ClipReport } from '@herald/media/clips';
import { previewFolder } from '../audio/preview-speech.ts';
import { clipFolder } from '../clips/clip-folder.ts';
import { clipRepository, type PersonClip } from '../clips/clip-repository.ts';
import { type Saying, sayingRepository } from '../clips/saying-repository.ts';
import type { Core } from '../core.ts';
import { newId } from '../runtime/new-id.ts';
import type { TestUser } from './builders.ts';

/** Twenty good seconds with a nod and a smile. */
export const aGoodReport: ClipReport = {
  durationSec: 20,
  width: 720,
  height: 1280,
  fps: 30,
  usableSec: 18,
  spans: [
    { fromSec: 0, toSec: 12, moment: 'calm', fault: null },
    { fromSec: 12, toSec: 15, moment: 'nod', fault: null },
    { fromSec: 15, toSec: 17, moment: null, fault: 'mouth-open' },
    { fromSec: 17, toSec: 20, moment: 'smile', fault: null },
  ],
  findings: [{ atSec: 15, fault: 'mouth-open', isBlocking: false }],
  quality: 'good',
  weakest: 'mouth-open',
  hasTeeth: true,
};

/** A prepared clip of somebody, with small files in the store. */
export async function aClip(
  core: Core,
  { accountId, id: userId }: TestUser,
  wish: Partial<PersonClip> = {},
): Promise<PersonClip> {
  const id = newId(core);
  const folder = clipFolder({ accountId, id });
  const keys = {
    proxyKey: `${folder}proxy.mp4`,
    trackKey: `${folder}track.bin`,
    bookKey: `${folder}book.bin`,
    posterKey: `${folder}poster.jpg`,
    pieces: [`${folder}pieces/recording.mp4`],
  };
  for (const key of [keys.proxyKey, keys.trackKey, keys.bookKey, keys.posterKey, ...keys.pieces]) {
    await core.storage.put(key, Buffer.from('clip'), { contentType: 'application/octet-stream', sizeBytes: 4 });
  }
  return clipRepository.insert(core.db.queries, {
    ...{ id, accountId, createdById: userId, source: 'recording', name: 'me.mp4', state: 'ready', code: '4711' },
    ...{ totalBytes: 4, receivedBytes: 4, sizeBytes: 20, share: 1, report: aGoodReport, createdAt: core.clock.now() },
    ...keys,
    ...wish,
  });
}

/** A sentence that waits to be filmed, or one with a small film. */
export async function aSaying(
  core: Core,
  { accountId, id: userId }: TestUser,
  wish: Pick<Saying, 'clipId' | 'audioId'> & Partial<Saying>,
): Promise<Saying> {
  const id = newId(core);
  const videoKey = wish.state === 'ready' ? `${previewFolder(accountId)}${id}.mp4` : null;
  if (videoKey) await core.storage.put(videoKey, Buffer.from('film'), { contentType: 'video/mp4', sizeBytes: 4 });
  const made = { id, accountId, createdById: userId, videoKey, createdAt: core.clock.now() };
  return sayingRepository.insert(core.db.queries, { ...made, state: 'waiting', ...wish });
}
