import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type AudioClip, audioRepository } from '../audio/audio-repository.ts';
import { previewFolder } from '../audio/preview-speech.ts';
import type { Core } from '../core.ts';
import { newId } from '../runtime/new-id.ts';
import { clipTexts } from './clip-texts.ts';
import { type ClipToFilm, findClipToFilm } from './filmed.ts';
import { sayingRepository } from './saying-repository.ts';

/** A sentence that a worker has taken, with what it is filmed from. */
export interface ClaimedSaying {
  id: string;
  accountId: string;
  workToken: string;
  sound: AudioClip;
  clip: ClipToFilm;
}

/** The sentence to film; undefined when it was replaced, is done, or its clip or sound went. */
export async function claimSaying(core: Core, id: string): Promise<ClaimedSaying | undefined> {
  const workToken = newId(core);
  const saying = await sayingRepository.claim(core.db.queries, id, workToken);
  if (!saying) return undefined;
  const { accountId, audioId, clipId } = saying;
  const sound = await audioRepository.find(core.db.queries, accountId, audioId);
  const clip = await findClipToFilm(core, { clipId });
  if (sound && clip) return { id, accountId, workToken, sound, clip };
  await failSaying(core, { id, workToken }, clipTexts.gone);
  return undefined;
}

type Held = Pick<ClaimedSaying, 'id' | 'workToken'>;

/** False when the worker may stop: the person wants another sentence. */
export const isSayingWanted = (core: Core, saying: Held): Promise<boolean> =>
  sayingRepository.isHeld(core.db.queries, saying);

/** Stores the film among the previews of the account, which go after a day. */
export async function completeSaying(core: Core, saying: ClaimedSaying, film: string): Promise<void> {
  const videoKey = `${previewFolder(saying.accountId)}${saying.id}.mp4`;
  const { size: sizeBytes } = await stat(film);
  await core.storage.put(videoKey, createReadStream(film), { contentType: 'video/mp4', sizeBytes });
  const isKept = await sayingRepository.updateHeld(core.db.queries, saying, { state: 'ready', videoKey });
  if (!isKept) await core.storage.remove(videoKey);
}

export async function failSaying(core: Core, saying: Held, error: string = clipTexts.sayingFailed): Promise<void> {
  await sayingRepository.updateHeld(core.db.queries, saying, { state: 'failed', error });
}
