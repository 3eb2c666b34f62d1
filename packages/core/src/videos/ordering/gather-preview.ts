import type { DraftContent } from '@herald/contract/draft';
import type { OrderPictures } from '@herald/media/engines/video-order';
import type { AudioClip } from '../../audio/audio-repository.ts';
import { movesAs } from '../../audio/moves-as.ts';
import { readAudioForVideo } from '../../audio/read-audio-for-video.ts';
import { type ClipToSee, getClipFiles } from '../../clips/filmed.ts';
import type { Core } from '../../core.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Actor } from '../../identity/actor.ts';
import { ownKeyOf } from '../../storage/own-key-of.ts';
import { ingredientRepository, type OrderedAvatar } from '../state/ingredient-repository.ts';
import { seedOf } from '../state/video.ts';
import { resolveAvatar, resolveMaterial, resolvePicture } from './resolve-order.ts';

/** The storage keys of the pictures of an order. */
export type PictureKeys = Partial<Record<keyof OrderPictures, string | null>>;

export interface PreviewParts {
  avatar: OrderedAvatar;
  /** Missing until a voice is chosen. */
  sound: AudioClip | undefined;
  pictureKeys: PictureKeys;
  seed: number;
  /** Of a filmed person. */
  clip: ClipToSee | undefined;
}

/** What a draft would be filmed with, as far as it is chosen. Everything it names must belong to the account. A browser shows clips from files of their own. */
export async function gatherPreview(
  core: Core,
  actor: Actor,
  draft: DraftContent,
  shownIn: 'browser' | 'film' = 'browser',
): Promise<PreviewParts> {
  const avatar = await resolveAvatar(core, actor, draft.avatar);
  const { productImageUrl } = draft.avatar;
  const { setting, imageUrl } = draft.background;
  const sound = await soundOf(core, actor, draft);
  const moves = sound && (await movesAs(core, sound));
  return {
    avatar,
    sound,
    pictureKeys: {
      photo: avatar.kind === 'photo' ? avatar.pictureKey : null,
      product: await resolvePicture(core, actor, productImageUrl, 'avatar.productImageUrl'),
      background: setting === 'picture' ? await resolvePicture(core, actor, imageUrl, 'background.imageUrl') : null,
      logo: await resolvePicture(core, actor, draft.output.logo_url, 'output.logo_url'),
      ...(await resolveMaterial(core, actor, draft.output, { isPreview: shownIn === 'browser' })),
    },
    clip: avatar.kind === 'filmed' ? await getClipFiles(core, avatar) : undefined,
    seed: seedOf({ avatarId: avatar.id, audioId: sound?.id, ...moves, variation: draft.output.variation }),
  };
}

/** The same for a draft of Herald's own: somebody of the library, and no pictures. */
export async function gatherLibraryPreview(core: Core, { avatar: { selectedAvatarId }, output }: DraftContent) {
  const avatar = await ingredientRepository.findAvatar(core.db.queries, selectedAvatarId);
  if (!avatar) throw new AppError('not_found');
  const seed = seedOf({ avatarId: avatar.id, audioId: undefined, variation: output.variation });
  return { avatar, sound: undefined, pictureKeys: {}, clip: undefined, seed } satisfies PreviewParts;
}

async function soundOf(core: Core, { accountId }: Actor, { voice }: DraftContent): Promise<AudioClip | undefined> {
  const key = ownKeyOf(voice.generatedAudioUrl || voice.audioUrl, accountId);
  const by = voice.audioId ? { id: voice.audioId } : key ? { key } : undefined;
  const found = by && (await ingredientRepository.findSound(core.db.queries, accountId, { ...by, isMusic: false }));
  return found && readAudioForVideo(core, accountId, found.id);
}
