import { readStoredDraft } from '@herald/contract/draft';
import type { AudioClip } from '../../audio/audio-repository.ts';
import type { Core } from '../../core.ts';
import { AppError } from '../../errors/app-error.ts';
import type { KeyedRequest } from '../../idempotency/once-per-key.ts';
import type { Actor } from '../../identity/actor.ts';
import { assertMayChangeVideo } from '../state/policies.ts';
import { videoRepository } from '../state/video-repository.ts';
import { keepsPlace } from './kinds-of-filming.ts';
import { resolveAvatar } from './resolve-order.ts';
import { spokenBy } from './spoken-by.ts';
import { type StartedVideo, startVideo } from './start-video.ts';

interface Another {
  keyed?: KeyedRequest | undefined;
  /** In place of the sound of the first one. */
  sound?: AudioClip | undefined;
}

/** Another film of the same words and things, whose presenter moves otherwise. It counts as a video like any other. */
export async function orderAnother(
  core: Core,
  actor: Actor,
  videoId: string,
  { keyed, sound }: Another = {},
): Promise<StartedVideo> {
  const [video] = await videoRepository.findManyInAccount(core.db.queries, actor.accountId, [videoId]);
  assertMayChangeVideo(actor, video);
  if (video.status !== 'completed') {
    throw new AppError('conflict', { message: 'Only a finished video can have another like it.' });
  }
  const draft = readStoredDraft({ ...video.draft, output: video.output ?? undefined });
  if (!draft) throw new AppError('conflict', { message: 'We couldn’t read what this video is made of.' });
  const { title, avatar, voice, background, script, output } = draft;
  // Before photos were refused another place, it was stored and not shown.
  const { kind } = await resolveAvatar(core, actor, avatar);
  const order = {
    title,
    avatar_data: avatar,
    voice_data: sound ? spokenBy(voice, sound) : voice,
    ...(!keepsPlace(kind, background) && { background_data: background }),
    script_data: script,
    output: { ...output, variation: Buffer.from(core.random.bytes(4)).readUInt32LE() },
  };
  return startVideo(core, actor, order, keyed);
}
