import { AppError } from '../app-error.ts';
import type { AudioClip } from '../audio/audio-repository.ts';
import { readAudioForVideo } from '../audio/read-audio-for-video.ts';
import type { Core } from '../core.ts';
import type { VideoIngredients } from '../db/schema/videos.ts';
import { ingredientRepository, type OrderedAvatar } from './ingredient-repository.ts';

export interface GatheredIngredients {
  avatar: OrderedAvatar;
  sound: AudioClip;
  music: AudioClip | undefined;
}

interface Ordered {
  accountId: string;
  ingredients: VideoIngredients;
}

/** What a video is made of. It was allowed when the video was ordered; an avatar that was deleted since still counts. */
export async function gatherIngredients(core: Core, { accountId, ingredients }: Ordered): Promise<GatheredIngredients> {
  const { avatarId, audioId, musicId } = ingredients;
  const sound = await readAudioForVideo(core, accountId, audioId);
  const music = musicId ? await readAudioForVideo(core, accountId, musicId) : undefined;
  const avatar = await ingredientRepository.findAvatar(core.db.queries, avatarId);
  if (!avatar) throw new AppError('not_found', { message: 'The avatar of this video is no longer there.' });
  return { avatar, sound, music };
}
