import type { AudioClip } from '../../audio/audio-repository.ts';
import { readAudioForVideo } from '../../audio/read-audio-for-video.ts';
import { clipTexts } from '../../clips/clip-texts.ts';
import { type ClipToFilm, findClipToFilm } from '../../clips/filmed.ts';
import type { Core } from '../../core.ts';
import type { VideoIngredients } from '../../db/schema/videos.ts';
import { AppError } from '../../errors/app-error.ts';
import { ingredientRepository, type OrderedAvatar } from '../state/ingredient-repository.ts';

export interface GatheredIngredients {
  avatar: OrderedAvatar;
  sound: AudioClip;
  music: AudioClip | undefined;
  /** Of a filmed person. */
  clip: ClipToFilm | undefined;
}

interface OrderedVideo {
  accountId: string;
  ingredients: VideoIngredients;
}

/** What a video is made of, as it was checked when it was ordered; an avatar that was deleted since is used too, unless it was a photo. */
export async function gatherIngredients(
  core: Core,
  { accountId, ingredients }: OrderedVideo,
): Promise<GatheredIngredients> {
  const { avatarId, audioId, musicId } = ingredients;
  const sound = await readAudioForVideo(core, accountId, audioId);
  const music = musicId ? await readAudioForVideo(core, accountId, musicId) : undefined;
  const avatar = await ingredientRepository.findAvatar(core.db.queries, avatarId);
  const isErased = avatar?.kind === 'photo' && avatar.pictureKey === '';
  // An order that came at the same moment may have missed that the face was taken back.
  const isTakenBack = Boolean(avatar?.consent?.revoked_at);
  if (!avatar || isErased || isTakenBack)
    throw new AppError('not_found', { message: 'The avatar of this video was deleted.' });
  const clip = avatar.kind === 'filmed' ? await findClipToFilm(core, avatar) : undefined;
  if (avatar.kind === 'filmed' && !clip) throw new AppError('not_found', { message: clipTexts.gone });
  return { avatar, sound, music, clip };
}
