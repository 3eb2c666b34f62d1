import type { AvatarType, avatarEndpoints } from '@herald/contract';
import { avatarTexts, deleteAvatar, getAvatar, listAvatars, readAvatarJob, startAvatar } from '@herald/core/avatars';
import type { Actor } from '@herald/core/identity';
import { withMessage, withSuccess } from '../answers.ts';
import type { ApiContext } from '../context.ts';
import { presentAvatar, presentAvatarJob } from '../presenters/avatar.ts';
import type { Handlers } from '../route.ts';
import { receivePicture } from '../uploads/receive-picture.ts';
import { avatarThumbnail } from './avatar-thumbnail.ts';
import { drawFace, keepFace, listDrawers } from './face-studio.ts';
import { analysePhoto, keepPhoto, photoConsent } from './photo-avatars.ts';

export const avatarRoutes = {
  listAvatars: ({ ctx, actor, query }) => answerList(ctx, actor, query.type),
  listDefaultAvatars: ({ ctx, actor }) => answerList(ctx, actor, 'default'),
  listCustomAvatars: ({ ctx, actor }) => answerList(ctx, actor, 'custom'),
  getAvatar: async ({ ctx, actor, params }) =>
    withSuccess(presentAvatar(ctx.core, await getAvatar(ctx.core, actor, params.id))),
  avatarThumbnail,
  deleteAvatar: async ({ ctx, actor, caller, params }) => {
    await deleteAvatar(ctx.core, actor, caller, params.id);
    return withMessage('Avatar deleted.');
  },
  generateAvatar: async ({ ctx, actor, upload, raw, reply }) => {
    const { picture, fields } = await receivePicture({ raw, accountId: actor.accountId }, upload, {
      missing: avatarTexts.fillIn,
    });
    const order = { fields, productImage: picture, key: raw.keyed?.key };
    const { jobId, isReplay } = await startAvatar(ctx.core, actor, order);
    if (isReplay) reply.header('idempotency-replayed', 'true');
    return { ...withMessage(avatarTexts.started), success: true as const, jobId };
  },
  checkAvatarStatus: async ({ ctx, actor, body }) =>
    presentAvatarJob(ctx.core, await readAvatarJob(ctx.core, actor, body.jobId)),
  listDrawers,
  drawFace,
  keepFace,
  analysePhoto,
  photoConsent,
  keepPhoto,
} satisfies Handlers<typeof avatarEndpoints>;

async function answerList({ core }: ApiContext, actor: Actor, type: AvatarType | undefined) {
  const avatars = await listAvatars(core, actor, { type });
  return withSuccess(avatars.map((avatar) => presentAvatar(core, avatar)));
}
