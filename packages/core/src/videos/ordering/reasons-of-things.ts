import type { AvatarGroup, DraftContent } from '@herald/contract/draft';
import type { Core } from '../../core.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Actor } from '../../identity/actor.ts';
import { audioLinkOf, resolveMusic, resolvePictures, resolveSound } from './resolve-order.ts';

/** Why a draft cannot be filmed with the sounds and pictures it names: they are gone, or its script asks for others. What is not chosen yet is no reason. */
export async function reasonsOfThings(core: Core, actor: Actor, draft: DraftContent): Promise<string[]> {
  const { voice, output, script } = draft;
  const hasSound = Boolean(voice.audioId || audioLinkOf(voice));
  const lookUps = [
    hasSound ? resolveSound(core, actor, voice) : undefined,
    resolveMusic(core, actor, output),
    resolvePictures(core, actor, draft, script.content || voice.ttsText),
  ];
  const reasons = await Promise.all(lookUps.map((found) => Promise.resolve(found).then(() => [], reasonOf)));
  return reasons.flat();
}

/** Whether a draft says who is filmed, be they there or not. */
export function isAvatarNamed({ avatarType, selectedAvatarId, createdAvatarId, customImageUrl }: AvatarGroup): boolean {
  if (avatarType === 'library') return selectedAvatarId !== '';
  return Boolean(createdAvatarId) || (avatarType === 'custom' && customImageUrl !== '');
}

function reasonOf(error: unknown): string[] {
  if (error instanceof AppError) return [error.message];
  throw error;
}
