import { type StartBody, startBody } from '@herald/contract/endpoints/video-generation';
import type { AudioSource, AvatarKind } from '@herald/contract/statuses';
import type { Aspect } from '@herald/media/choices';
import { ratiosOfFilm, ratioToken } from '@herald/media/frame-size';
import { audioRepository } from '../audio/audio-repository.ts';
import { type Avatar, avatarRepository } from '../avatars/avatar-repository.ts';
import { PHOTO_CONSENT } from '../avatars/consent.ts';
import type { Core } from '../core.ts';
import type { Actor } from '../identity/actor.ts';
import { authenticate } from '../people/authenticate.ts';
import { pictureRepository } from '../pictures/picture-repository.ts';
import { newId } from '../runtime/new-id.ts';
import { startVideo } from '../videos/ordering/start-video.ts';
import { type StoredVideo, videoFolder } from '../videos/state/video.ts';
import { videoRepository } from '../videos/state/video-repository.ts';
import { type ClaimedVideo, claimVideo } from '../videos/working/claim-video.ts';
import { completeRemake } from '../videos/working/complete-remake.ts';
import { completeVideo } from '../videos/working/finish-video.ts';
import { aToken, type TestUser } from './builders.ts';

/** A user as the rules meet them: with a session. */
export async function anActor(core: Core, user: { email: string; password: string }): Promise<Actor> {
  const actor = await authenticate(core, await aToken(core, user));
  if (!actor) throw new Error('The user may not sign in.');
  return actor;
}

export interface SoundWish {
  durationSec?: number;
  script?: string;
  source?: AudioSource;
  /** In which the film is made, too. */
  moreRatios?: Aspect[];
}

/** A sound of the account, as a row only: no file is stored under its key. */
export async function aSound(core: Core, { accountId }: TestUser, wish: SoundWish = {}) {
  const id = newId(core);
  const { durationSec = 12, script = 'Meet the bottle that keeps your water cold all day.', source = 'tts' } = wish;
  const soundKey = `accounts/${accountId}/audio/${id}/sound.wav`;
  const sound = { id, accountId, source, soundKey, script, durationSec, locale: 'en-US', sizeBytes: 1000, peaks: [] };
  await audioRepository.insert(core.db.queries, { ...sound, createdAt: core.clock.now() });
  return { id, url: `/api/media/${soundKey}` };
}

/** An avatar of the account's own, with the address of its picture; somebody agreed to the use of a photo. */
export async function anAvatar(core: Core, { accountId, id: userId }: TestUser, kind: AvatarKind = 'character') {
  const id = newId(core);
  const consent = { ...PHOTO_CONSENT, given_at: core.clock.now().toISOString(), user_id: userId };
  const avatar = await avatarRepository.insertOnce(core.db.queries, {
    id,
    accountId,
    kind,
    type: 'custom',
    name: 'Ann',
    gender: 'female',
    age: 'adult',
    appearance: 'asian',
    category: 'casual',
    pictureKey: `accounts/${accountId}/avatars/${id}/picture.webp`,
    ...(kind === 'photo' && { consent }),
    createdAt: core.clock.now(),
  });
  return { id, url: `/api/media/${avatar.pictureKey}` };
}

/** The address of an uploaded picture of the account. */
export async function aPictureUrl(core: Core, { accountId }: TestUser): Promise<string> {
  const id = newId(core);
  const key = `accounts/${accountId}/pictures/${id}.webp`;
  await pictureRepository.insert(core.db.queries, {
    id,
    accountId,
    createdById: null,
    purpose: 'logo',
    name: 'logo',
    key,
    format: 'webp',
    widthPx: 100,
    heightPx: 100,
    sizeBytes: 1000,
    deletedAt: null,
    removedAt: null,
    createdAt: core.clock.now(),
  });
  return `/api/media/${key}`;
}

export async function aLibraryAvatar(core: Core, type: 'default' | 'custom'): Promise<Avatar> {
  const avatar = (await avatarRepository.listLibrary(core.db.queries)).find((one) => one.type === type);
  if (!avatar) throw new Error('The library is empty.');
  return avatar;
}

/** An order with a library avatar and a sound that is already there. */
export async function anOrder(core: Core, user: TestUser, wish: SoundWish = {}): Promise<StartBody> {
  const avatar = await aLibraryAvatar(core, 'default');
  const sound = await aSound(core, user, wish);
  return startBody.parse({
    avatar_data: { avatarType: 'library', selectedAvatarId: avatar.id, selectedAvatar: avatar.name },
    voice_data: { audioId: sound.id, generatedAudioUrl: sound.url, ttsId: 'en-us-1' },
    ...(wish.moreRatios && { output: { more_ratios: wish.moreRatios } }),
  });
}

export async function anOrderedVideo(core: Core, user: TestUser, wish: SoundWish = {}): Promise<StoredVideo> {
  return startVideo(core, await anActor(core, user), await anOrder(core, user, wish));
}

/** A video that a worker has claimed. */
export async function aClaimedVideo(core: Core, user: TestUser, wish: SoundWish = {}): Promise<ClaimedVideo> {
  const claimed = await claimVideo(core, (await anOrderedVideo(core, user, wish)).id);
  if (!claimed) throw new Error('The video could not be claimed.');
  return claimed;
}

/** A finished video with small stored files. */
export async function aCompletedVideo(core: Core, user: TestUser, wish: SoundWish = {}): Promise<ClaimedVideo> {
  const claimed = await aClaimedVideo(core, user, wish);
  await finishAsFilm(core, claimed);
  return claimed;
}

/** Ends the work on a video with small stored files. */
export async function finishAsFilm(core: Core, claimed: ClaimedVideo): Promise<void> {
  const { accountId, remakeOf, videoId, workToken } = claimed;
  const folder = remakeOf
    ? `${videoFolder({ accountId, id: remakeOf })}${workToken}/`
    : videoFolder({ accountId, id: videoId });
  const at = (name: string) => `${folder}${name}`;
  const files = {
    video: at('video.mp4'),
    poster: at('poster.jpg'),
    preview: at('preview.gif'),
    vtt: at('captions.vtt'),
    srt: at('captions.srt'),
    report: at('report.json'),
  };
  const [, ...ratios] = ratiosOfFilm(claimed.draft.output);
  const others = ratios.map((aspect) => {
    const token = ratioToken(aspect);
    return { aspect, sizeBytes: 500, video: at(`${token}/video.mp4`), poster: at(`${token}/poster.jpg`) };
  });
  let storedBytes = 0;
  for (const key of [...Object.values(files), ...others.flatMap(({ video, poster }) => [video, poster])]) {
    const body = Buffer.from(`content of ${key}`);
    await core.storage.put(key, body, { contentType: 'application/octet-stream' });
    storedBytes += body.length;
  }
  const all = { ...files, ...(others.length > 0 && { others }) };
  const made = { files: all, storedBytes, durationSec: 12, sizeBytes: 1000, transcript: 'Meet the bottle.' };
  if (remakeOf) await completeRemake(core, { ...claimed, remakeOf }, made);
  else await completeVideo(core, claimed, made);
}

/** A video as its row is, for tests that look again and again: what is shown beside it takes most of a look. */
export async function findStoredVideo(
  core: Core,
  { accountId }: Pick<Actor, 'accountId'>,
  videoId: string,
): Promise<StoredVideo | undefined> {
  const [video] = await videoRepository.findManyInAccount(core.db.queries, accountId, [videoId]);
  return video;
}
