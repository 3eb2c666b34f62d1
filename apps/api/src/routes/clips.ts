import { readFile } from 'node:fs/promises';
import type { clipEndpoints } from '@herald/contract/endpoints/clips';
import { limits } from '@herald/contract/limits';
import type { Avatar } from '@herald/core/avatars';
import {
  beginClip,
  CLIP_CONSENT,
  checkClip,
  clipsOf,
  deleteClip,
  filmSaying,
  getClip,
  getSaying,
  listClipChecks,
  listClips,
  makePresenter,
  readClipRules,
  sendPiece,
  trustAccount,
  updatePresenter,
} from '@herald/core/clips';
import type { Actor } from '@herald/core/identity';
import { CLIP_LIMITS } from '@herald/media/clips';
import { withData, withMessage, withSuccess } from '../answers.ts';
import type { ApiContext } from '../context.ts';
import { presentAvatar } from '../presenters/avatar.ts';
import { presentClip, presentSaying, presentWaitingClip } from '../presenters/clip.ts';
import type { Handlers } from '../route.ts';
import { receiveUpload } from '../uploads/receive-upload.ts';

const PIECE_TEXTS = { missing: 'Please send a piece of the clip.', tooLarge: 'This piece is larger than 8 MB.' };

export const clipRoutes = {
  clipRules: async ({ ctx, actor }) => {
    const { isOpen, needsCheck } = await readClipRules(ctx.core, actor);
    return withData({
      shortest_sec: CLIP_LIMITS.shortestSec,
      longest_sec: CLIP_LIMITS.longestSec,
      least_usable_sec: CLIP_LIMITS.leastUsableSec,
      good_usable_sec: CLIP_LIMITS.goodUsableSec,
      max_bytes: limits.clipUploadBytes,
      piece_bytes: limits.clipPieceBytes,
      is_open: isOpen,
      needs_check: needsCheck,
      consent: { version: CLIP_CONSENT.version, texts: { ...CLIP_CONSENT.texts } },
    });
  },
  listClips: async ({ ctx, actor }) =>
    withData((await listClips(ctx.core, actor)).map((clip) => presentClip(ctx.core, clip))),
  beginClip: async ({ ctx, actor, caller, body }) => {
    const { use, source, with_code: withCode, consent, consent_version: consentVersion } = body;
    const wish = { use, source, withCode, consent, consentVersion };
    return withData(presentClip(ctx.core, await beginClip(ctx.core, actor, caller, wish)));
  },
  getClip: async ({ ctx, actor, params }) => withData(presentClip(ctx.core, await getClip(ctx.core, actor, params.id))),
  sendClipPiece: async ({ ctx, actor, params, query, upload, raw }) => {
    // Refused before the piece is read, where the clip is not theirs.
    await getClip(ctx.core, actor, params.id);
    const clip = await receiveUpload(raw, { ...upload, ...PIECE_TEXTS }, async ({ path }) =>
      sendPiece(ctx.core, actor, params.id, { ...query, bytes: await readFile(path) }),
    );
    return withData(presentClip(ctx.core, clip));
  },
  deleteClip: async ({ ctx, actor, params }) => {
    await deleteClip(ctx.core, actor, params.id);
    return withMessage('Clip deleted.');
  },
  makePresenter: async ({ ctx, actor, caller, params, body }) => {
    const { consent_version: consentVersion, same_person: isSamePerson, ...rest } = body;
    const wish = { ...rest, consentVersion, isSamePerson };
    return answerPresenter(ctx, actor, await makePresenter(ctx.core, actor, caller, { clipId: params.id, wish }));
  },
  updatePresenter: async ({ ctx, actor, caller, params, body }) => {
    const changes = { name: body.name, look: body.look, isShared: body.is_shared };
    return answerPresenter(ctx, actor, await updatePresenter(ctx.core, actor, caller, { id: params.id, changes }));
  },
  filmSaying: async ({ ctx, actor, params, body }) => {
    const wish = { avatarId: params.id, audioId: body.audio_id };
    return withData(presentSaying(ctx.core, await filmSaying(ctx.core, actor, wish)));
  },
  getSaying: async ({ ctx, actor, params }) =>
    withData(presentSaying(ctx.core, await getSaying(ctx.core, actor, params.id))),
  listClipChecks: async ({ ctx }) => {
    const { waiting, trusted } = await listClipChecks(ctx.core);
    return withData({
      clips: waiting.map((one) => presentWaitingClip(ctx.core, one)),
      trusted: trusted.map(({ id, ownerName, ownerEmail }) => ({
        id,
        owner_name: ownerName,
        owner_email: ownerEmail,
      })),
    });
  },
  checkClip: async ({ ctx, actor, caller, params, body }) => {
    const { is_passed: isPassed, reason } = body;
    await checkClip(ctx.core, actor, caller, { id: params.id, isPassed, reason });
    return withMessage(isPassed ? 'The presenter can speak.' : 'The presenter is refused.');
  },
  trustAccount: async ({ ctx, actor, caller, params, body }) => {
    const { needs_check: needsCheck } = body;
    await trustAccount(ctx.core, actor, caller, { accountId: params.id, needsCheck });
    return withMessage(
      needsCheck ? 'Clips of this account are looked at.' : 'Clips of this account pass by themselves.',
    );
  },
} satisfies Handlers<typeof clipEndpoints>;

async function answerPresenter({ core }: ApiContext, { userId }: Actor, avatar: Avatar) {
  const clips = await clipsOf(core, [avatar]);
  return withSuccess(presentAvatar(core, avatar, { clip: clips.get(avatar.id), viewerId: userId }));
}
