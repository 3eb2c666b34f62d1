import type { DraftContent } from '@herald/contract/draft';
import type { PerformerKind } from '@herald/contract/statuses';
import { filmSecOf } from '@herald/media/scene/film-length';
import type { Figure } from '../../avatars/can-be-cut-out.ts';
import { getClipToFilm } from '../../clips/filmed.ts';
import type { Core } from '../../core.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Actor } from '../../identity/actor.ts';
import { ownKeyOf } from '../../storage/own-key-of.ts';
import { readFilmBytes } from '../forecasts/read-film-bytes.ts';
import { readForecast } from '../forecasts/read-forecast.ts';
import { workSizeOf } from '../forecasts/work-size-of.ts';
import { ingredientRepository } from '../state/ingredient-repository.ts';
import { groundMisfit } from './ground-misfit.ts';
import { readLimits } from './read-limits.ts';
import { reasonsAgainst } from './reasons-against.ts';
import { isAvatarNamed, reasonsOfThings } from './reasons-of-things.ts';
import { assertNotRemoved, performerOf as drawnAs, resolveAvatar } from './resolve-order.ts';
import { rankOf } from './video-slots.ts';

export interface VideoEstimate {
  /** Of the film, with its end card. */
  durationSec: number;
  /** Of what is said. */
  soundSec: number;
  etaSec: number | null;
  /** Of its file; null until a film was made here. */
  sizeBytes: number | null;
  videosLeft: number;
  queuePosition: number;
  /** Why it could not be started, in words for the customer. */
  reasons: string[];
}

/** What a draft would cost, and when its video would be ready if it were ordered now. */
export async function estimateVideo(
  core: Core,
  actor: Actor,
  draft: DraftContent,
  /** How long the script takes to say, for a draft without sound. */
  spokenSec: number,
): Promise<VideoEstimate> {
  const plan = await readLimits(core, actor);
  const soundSec = (await soundSecOf(core, actor, draft)) ?? spokenSec;
  const durationSec = filmSecOf(soundSec, draft.output);
  const { kind, figure, refused, isHosted } = await performerOf(core, actor, draft);
  const misfit = groundMisfit(draft.output, figure);
  const size = workSizeOf({ performer: kind, output: draft.output, durationSec });
  const sizeBytes = await readFilmBytes(core, { performer: kind, output: draft.output, durationSec });
  const rank = await rankOf(core.db.queries, actor.accountId);
  const { etaSec, queuePosition } = (await readForecast(core)).ifAdded(size, rank);
  const script = draft.script.content || draft.voice.ttsText;
  const missing = await reasonsOfThings(core, actor, draft);
  const asked = { scriptCharacters: script.trim().length, soundSec, endCard: draft.output.end_card };
  return {
    durationSec,
    soundSec,
    etaSec: draft.output.made_by || isHosted ? null : etaSec,
    sizeBytes: sizeBytes ?? null,
    videosLeft: plan.videosLeft,
    queuePosition: queuePosition ?? 1,
    reasons: [...refused, ...missing, ...(misfit ? [misfit.text] : []), ...reasonsAgainst(asked, plan)],
  };
}

interface Performer {
  kind: PerformerKind;
  figure: Figure;
  /** Why the avatar that is named cannot be filmed. */
  refused: string[];
  /** A service films its own person. */
  isHosted: boolean;
}

/** A customer's photo can also be chosen from the library. An avatar that does not exist yet counts by its type. */
async function performerOf(core: Core, actor: Actor, draft: DraftContent): Promise<Performer> {
  const { avatar } = draft;
  try {
    const chosen = await resolveAvatar(core, actor, avatar);
    if (chosen.kind === 'filmed') await getClipToFilm(core, chosen);
    await assertNotRemoved(core, chosen);
    return { kind: drawnAs(chosen.kind, draft), figure: chosen, refused: [], isHosted: chosen.kind === 'hosted' };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { avatarType } = avatar;
    const avatarKind = avatarType === 'photo' || avatarType === 'filmed' ? avatarType : 'character';
    const kind = drawnAs(avatarKind, draft);
    // Photos that are added now can be cut out.
    const figure: Figure = { kind: avatarKind === 'photo' ? 'character' : avatarKind, points: null };
    return { kind, figure, refused: isAvatarNamed(avatar) ? [error.message] : [], isHosted: false };
  }
}

async function soundSecOf(core: Core, { accountId }: Actor, { voice }: DraftContent): Promise<number | undefined> {
  const key = ownKeyOf(voice.generatedAudioUrl || voice.audioUrl, accountId);
  const by = voice.audioId ? { id: voice.audioId } : key ? { key } : undefined;
  const sound = by && (await ingredientRepository.findSound(core.db.queries, accountId, { ...by, isMusic: false }));
  return sound?.durationSec;
}
