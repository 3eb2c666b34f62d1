import { isDeepStrictEqual } from 'node:util';
import {
  type AvatarGroup,
  type DraftContent,
  draftContent,
  type VideoOutput,
  type VoiceGroup,
} from '@herald/contract/draft';
import type { AvatarKind, PerformerKind } from '@herald/contract/statuses';
import { hasPlace } from '@herald/media/engines/video-order';
import { ratiosOfFilm } from '@herald/media/frame-size';
import { isClipShot } from '@herald/media/scene/shot-plan';
import { materialMarkProblem, productMarkProblem } from '@herald/media/script-marks';
import { movesAs } from '../../audio/moves-as.ts';
import { getAvatar } from '../../avatars/avatars.ts';
import { canBeCutOut } from '../../avatars/can-be-cut-out.ts';
import { findMaterialClip, getClipToFilm } from '../../clips/filmed.ts';
import type { Core } from '../../core.ts';
import type { MaterialKeys, VideoIngredients } from '../../db/schema/videos.ts';
import { AppError, fieldError } from '../../errors/app-error.ts';
import type { Actor } from '../../identity/actor.ts';
import { ownKeyOf } from '../../storage/own-key-of.ts';
import { ingredientRepository, type OrderedAvatar, type OrderedSound } from '../state/ingredient-repository.ts';
import type { CheckedOrder } from './checked-order.ts';
import { groundMisfit } from './ground-misfit.ts';
import { isOneRatioOnly, keepsPlace } from './kinds-of-filming.ts';
import { orderTexts } from './order-texts.ts';

export interface ResolvedOrder {
  ingredients: VideoIngredients;
  performer: PerformerKind;
  sound: OrderedSound;
}

/** Finds everything an order names. The refusal is the same for what is missing and for what belongs to others. */
export async function resolveOrder(core: Core, actor: Actor, order: CheckedOrder): Promise<ResolvedOrder> {
  assertComplete(order);
  const avatar = await resolveAvatar(core, actor, order.avatar);
  await assertNotRemoved(core, avatar);
  if (avatar.kind === 'filmed') await getClipToFilm(core, avatar);
  assertPlaceOf(order, avatar);
  assertRatiosOf(order, avatar.kind);
  const misfit = groundMisfit(order.output, avatar);
  if (misfit) throw fieldError(misfit.field, misfit.text);
  const sound = await resolveSound(core, actor, order.voice);
  return {
    sound,
    performer: performerOf(avatar.kind, order),
    ingredients: {
      avatarId: avatar.id,
      audioId: sound.id,
      ...(await movesAs(core, sound)),
      musicId: await resolveMusic(core, actor, order.output),
      ...(await resolvePictures(core, actor, order, sound.script)),
    },
  };
}

/** The pictures and clips of an order, which must include those that its script asks for. */
export async function resolvePictures(
  core: Core,
  actor: Actor,
  { avatar, background, output }: Pick<DraftContent, 'avatar' | 'background' | 'output'>,
  script: string,
): Promise<Pick<VideoIngredients, 'productKey' | 'backgroundKey' | 'logoKey' | 'materialKeys'>> {
  const problem = avatar.productImageUrl ? undefined : productMarkProblem(script);
  if (problem) throw fieldError('avatar_data.productImageUrl', problem);
  const keyOf = (link: string, field: string) => resolvePicture(core, actor, link, field);
  return {
    productKey: await keyOf(avatar.productImageUrl, 'avatar_data.productImageUrl'),
    backgroundKey: await keyOf(background.imageUrl, 'background_data.imageUrl'),
    logoKey: await keyOf(output.logo_url, 'output.logo_url'),
    materialKeys: await resolveMaterial(core, actor, output, { script }),
  };
}

/** A moderator takes pictures away whose avatar is still there. */
export async function assertNotRemoved(core: Core, { pictureKey }: OrderedAvatar): Promise<void> {
  const isRemoved = await ingredientRepository.isRemoved(core.db.queries, pictureKey);
  if (isRemoved) throw fieldError('avatar_data.createdAvatarId', orderTexts.unknownAvatar);
}

function assertPlaceOf({ background }: Pick<CheckedOrder, 'background'>, avatar: OrderedAvatar): void {
  if (keepsPlace(avatar.kind, background) && !isUsualPlace(background)) {
    throw fieldError('background_data', orderTexts.keepsPlace);
  }
  if (avatar.kind === 'photo' && background.isBehindPhoto && !canBeCutOut(avatar)) {
    throw fieldError('background_data', orderTexts.noOutline);
  }
}

function assertRatiosOf({ output }: Pick<CheckedOrder, 'output'>, kind: AvatarKind): void {
  if (ratiosOfFilm(output).length === 1 || !isOneRatioOnly(output, kind)) return;
  throw fieldError('output.more_ratios', orderTexts.oneRatioElsewhere);
}

/** How an avatar of this kind is drawn. */
export function performerOf(
  kind: AvatarKind,
  { background, output }: Pick<DraftContent, 'background' | 'output'>,
): PerformerKind {
  if (kind === 'filmed') return hasPlace(output) && keepsPlace(kind, background) ? 'clip' : 'cut_clip';
  return kind === 'photo' ? 'photo' : 'character';
}

/** Refuses an order without avatar or sound, in the order the screens ask for them. */
function assertComplete({ avatar, voice }: CheckedOrder): void {
  const { avatarType, customImageUrl, selectedAvatarId, createdAvatarId } = avatar;
  if (avatarType === 'custom' && !customImageUrl) {
    throw fieldError('avatar_data.customImageUrl', orderTexts.noCustomAvatar);
  }
  if (avatarType === 'library' && !selectedAvatarId) {
    throw fieldError('avatar_data.selectedAvatarId', orderTexts.noAvatar);
  }
  if ((avatarType === 'digital' || avatarType === 'photo' || avatarType === 'filmed') && !createdAvatarId) {
    throw fieldError('avatar_data.createdAvatarId', orderTexts.noAvatar);
  }
  if (!voice.audioId && !audioLinkOf(voice)) throw fieldError('voice_data.generatedAudioUrl', orderTexts.noAudio);
}

const { background: usualPlace } = draftContent.parse({});

/** What a caller gets who names no place, or the same one in full. */
const isUsualPlace = ({ isChosen: _, isBehindPhoto: __, room, trade, ...place }: DraftContent['background']): boolean =>
  !room && !trade && isDeepStrictEqual({ ...usualPlace, ...place }, usualPlace);

export const audioLinkOf = ({ generatedAudioUrl, audioUrl }: VoiceGroup) => generatedAudioUrl || audioUrl;

/** Only a custom avatar is named by its picture; on other types it is left over from an earlier choice. */
export async function resolveAvatar(core: Core, actor: Actor, avatar: AvatarGroup): Promise<OrderedAvatar> {
  const { avatarType, selectedAvatarId, createdAvatarId, customImageUrl } = avatar;
  if (avatarType === 'library') return findAvatar(core, actor, selectedAvatarId, 'selectedAvatarId');
  if (createdAvatarId) return findAvatar(core, actor, createdAvatarId, 'createdAvatarId');
  if (avatarType !== 'custom') throw fieldError('avatar_data.createdAvatarId', orderTexts.noAvatar);
  const key = ownKeyOf(customImageUrl, actor.accountId);
  const found = key && (await ingredientRepository.findOwnAvatarByPicture(core.db.queries, actor.accountId, key));
  if (!found) throw fieldError('avatar_data.customImageUrl', orderTexts.unknownAvatar);
  return found;
}

async function findAvatar(core: Core, actor: Actor, id: string, field: string): Promise<OrderedAvatar> {
  return getAvatar(core, actor, id).catch((error: unknown) => {
    const isUnknown = error instanceof AppError && error.code === 'not_found';
    throw isUnknown ? fieldError(`avatar_data.${field}`, orderTexts.unknownAvatar) : error;
  });
}

export async function resolveSound(core: Core, actor: Actor, voice: VoiceGroup): Promise<OrderedSound> {
  const key = ownKeyOf(audioLinkOf(voice), actor.accountId);
  const by = voice.audioId ? { id: voice.audioId } : key ? { key } : undefined;
  const found =
    by && (await ingredientRepository.findSound(core.db.queries, actor.accountId, { ...by, isMusic: false }));
  if (!found) throw fieldError('voice_data.generatedAudioUrl', orderTexts.unknownAudio);
  return found;
}

/** A track of one's own; the music that Herald makes needs none. */
export async function resolveMusic(
  core: Core,
  actor: Actor,
  { music_url, music_mood }: Pick<VideoOutput, 'music_url' | 'music_mood'>,
): Promise<string | null> {
  if (!music_url) return null;
  if (music_mood !== 'none') throw fieldError('output.music_mood', orderTexts.twoMusics);
  const key = ownKeyOf(music_url, actor.accountId);
  const found = key && (await ingredientRepository.findSound(core.db.queries, actor.accountId, { key, isMusic: true }));
  if (!found) throw fieldError('output.music_url', orderTexts.unknownMusic);
  return found.id;
}

export async function resolvePicture(core: Core, actor: Actor, link: string, field: string): Promise<string | null> {
  if (!link) return null;
  const key = ownKeyOf(link, actor.accountId);
  const isOwn = key && (await ingredientRepository.hasPicture(core.db.queries, actor.accountId, key));
  if (!isOwn) throw fieldError(field, orderTexts.unknownPicture);
  return key;
}

/** The storage keys of its pictures and clips, by the shots that show them; a preview shows clips from another file than a film. */
export async function resolveMaterial(
  core: Core,
  actor: Actor,
  { material }: Pick<VideoOutput, 'material'>,
  { script = '', isPreview = false } = {},
): Promise<MaterialKeys> {
  const shots = material.map(({ shot }) => shot);
  const problem = materialMarkProblem(script, shots);
  if (problem) throw fieldError('output.material', problem);
  const keys: MaterialKeys = {};
  for (const [place, { shot, url }] of material.entries()) {
    const field = `output.material.${place}.url`;
    const key = isClipShot(shot)
      ? await resolveClip(core, actor, { url, field, isPreview })
      : await resolvePicture(core, actor, url, field);
    if (!key) throw fieldError(field, orderTexts.unknownPicture);
    keys[shot] = key;
  }
  return keys;
}

async function resolveClip(
  core: Core,
  { accountId }: Actor,
  { url, field, isPreview }: { url: string; field: string; isPreview: boolean },
): Promise<string> {
  const key = ownKeyOf(url, accountId);
  const clip = key && (await findMaterialClip(core, accountId, key));
  if (!clip) throw fieldError(field, orderTexts.unknownClip);
  return isPreview ? clip.previewKey : clip.proxyKey;
}
