import { createHash } from 'node:crypto';
import type { avatarEndpoints } from '@herald/contract/endpoints/avatars';
import type { AvatarType } from '@herald/contract/statuses';
import {
  type Avatar,
  avatarTexts,
  deleteAvatar,
  getAvatar,
  listAvatars,
  readAvatarJob,
  startAvatar,
} from '@herald/core/avatars';
import { clipsOf } from '@herald/core/clips';
import type { Actor } from '@herald/core/identity';
import { isOwnService } from '@herald/core/services';
import type { FastifyRequest } from 'fastify';
import { withMessage, withSuccess } from '../answers.ts';
import { refreshCasts, type SeenCast } from '../casts/refresh-casts.ts';
import type { ApiContext } from '../context.ts';
import { presentAvatar, presentAvatarJob } from '../presenters/avatar.ts';
import { providersFor } from '../providers-for.ts';
import type { Handlers } from '../route.ts';
import { receiveOptionalPicture } from '../uploads/receive-picture.ts';
import { avatarThumbnail } from './avatar-thumbnail.ts';
import { drawFace, keepFace, listDrawers } from './face-studio.ts';
import { analysePhoto, chooseFace, keepPhoto, photoConsent } from './photo-avatars.ts';

export const avatarRoutes = {
  listAvatars: ({ ctx, actor, query }) => answerList(ctx, actor, query.type),
  listDefaultAvatars: ({ ctx, actor }) => answerList(ctx, actor, 'default'),
  listCustomAvatars: ({ ctx, actor }) => answerList(ctx, actor, 'custom'),
  getAvatar: async ({ ctx, actor, params }) => {
    const avatar = await getAvatar(ctx.core, actor, params.id);
    const clips = await clipsOf(ctx.core, [avatar]);
    const origin = originOf(avatar, await castsFor(ctx, actor));
    return withSuccess(presentAvatar(ctx.core, avatar, { origin, clip: clips.get(avatar.id), viewerId: actor.userId }));
  },
  avatarThumbnail,
  deleteAvatar: async ({ ctx, actor, caller, params }) =>
    withMessage(await deleteAvatar(ctx.core, actor, caller, params.id)),
  generateAvatar: async ({ ctx, actor, upload, raw, reply }) => {
    const { picture, fields } = await receiveOptionalPicture({ raw, accountId: actor.accountId }, upload, {
      missing: avatarTexts.fillIn,
    });
    const order = { fields, ...(picture && { productImage: picture }), keyed: keyedForm(raw, fields, picture) };
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
  chooseFace,
  photoConsent,
  keepPhoto,
} satisfies Handlers<typeof avatarEndpoints>;

/** A form has no body to compare: its fields and its file say whether it is the same request. */
function keyedForm({ keyed }: FastifyRequest, fields: Record<string, string>, picture?: { bytes: Uint8Array }) {
  const file = picture && createHash('sha256').update(picture.bytes).digest('hex');
  const sent = JSON.stringify([Object.entries(fields).toSorted(), file]);
  return keyed && { ...keyed, request: `${keyed.request}${sent}` };
}

async function answerList(ctx: ApiContext, actor: Actor, type: AvatarType | undefined) {
  const { core } = ctx;
  const casts = await castsFor(ctx, actor);
  refreshCasts(core, casts);
  const avatars = await listAvatars(core, actor, { type, casts: casts.map(({ name }) => name) });
  const clips = await clipsOf(core, avatars);
  return withSuccess(
    withoutTwins(avatars, casts).map((avatar) =>
      presentAvatar(core, avatar, {
        origin: originOf(avatar, casts),
        clip: clips.get(avatar.id),
        viewerId: actor.userId,
      }),
    ),
  );
}

/** Who is there by a key of the account is not listed again by a key of the installation. */
function withoutTwins(avatars: readonly Avatar[], casts: readonly SeenCast[]): Avatar[] {
  const isOwn = ({ hostedBy }: Avatar) => hostedBy !== null && isOwnService(hostedBy);
  const own = new Set(avatars.filter(isOwn).map(({ hostedBy, hostedId }) => `${hostedBy} ${hostedId}`));
  const namesOf = ({ hostedBy }: Avatar) => casts.find(({ name }) => name === hostedBy)?.alsoCalled ?? [];
  const isTwin = (avatar: Avatar) => namesOf(avatar).some((name) => own.has(`${name} ${avatar.hostedId}`));
  return avatars.filter((avatar) => isOwn(avatar) || !isTwin(avatar));
}

/** People of a key of an account are seen by nobody else. */
async function castsFor(ctx: ApiContext, { accountId }: Actor): Promise<SeenCast[]> {
  const providers = await providersFor(ctx, accountId);
  return providers.casts().map((cast) => ({ ...cast, accountId: isOwnService(cast.name) ? accountId : null }));
}

const originOf = ({ hostedBy }: Avatar, casts: readonly SeenCast[]): string =>
  casts.find(({ name, alsoCalled }) => hostedBy && [name, ...alsoCalled].includes(hostedBy))?.title ?? '';
