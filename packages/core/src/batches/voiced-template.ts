import type { DraftContent } from '@herald/contract/draft';
import type { SpeechService } from '@herald/media/engines/speech-service';
import { fittingVoice } from '@herald/media/fitting-voice';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { resolveAvatar } from '../videos/ordering/resolve-order.ts';

/** Unless somebody chose its voice, a template is spoken by the one that fits its presenter, as in the wizard. */
export async function voicedTemplate(
  core: Core,
  actor: Actor,
  content: DraftContent,
  speech: SpeechService,
): Promise<DraftContent> {
  const { voice, avatar } = content;
  if (voice.isChosen) return content;
  const voices = speech
    .voices(voice.country, voice.region)
    .map(({ id: value, gender, age }) => ({ value, ...(gender && { gender }), ...(age && { age }) }));
  // An avatar that cannot be used is told film by film.
  const presenter = await resolveAvatar(core, actor, avatar).catch(ifRefused);
  return { ...content, voice: { ...voice, ttsId: fittingVoice(voices, presenter, voice.ttsId) ?? voice.ttsId } };
}

function ifRefused(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error;
}
