import type { FaceOptions } from '@herald/contract/draft';
import { drawSeed, keepFace as keepFaceAvatar, MADE_UP_FACE, readFaceQuery } from '@herald/core/avatars';
import { AppError, fieldError } from '@herald/core/errors';
import { createGate } from '@herald/core/runtime';
import { isInputError } from '@herald/media/engine-error';
import type { Drawer } from '@herald/providers';
import { withData, withSuccess } from '../answers.ts';
import { connectionSignal } from '../connection-signal.ts';
import { presentAvatar } from '../presenters/avatar.ts';
import { contextFor, providersFor } from '../providers-for.ts';
import type { HandlerOf } from '../route.ts';
import { type AskingForFaces, faceFromService, seenFace } from './faces-of-services.ts';

/** Faces are drawn one after the other; a caller who finds the line too long is asked to come back. */
const inTurn = createGate({
  // The specification fixes the words.
  tellsShare: false,
  maxRunning: 1,
  maxWaiting: 20,
  perAccount: { maxWaiting: 3, maxPerMinute: 60 },
  refusal: 'rate_limited',
  retryAfterSec: 5,
});

export const listDrawers: HandlerOf<'listDrawers'> = async ({ ctx, actor }) => {
  const { image } = await providersFor(ctx, actor.accountId);
  const { avatar, face, own } = image.drawers();
  return withData({
    avatar: presentDrawer(avatar),
    face: presentDrawer(face),
    own: presentDrawer(own),
    made_up_text: MADE_UP_FACE.text,
  });
};

const presentDrawer = ({ name, title, isOwn, faceOptions }: Drawer) => ({
  name,
  title,
  is_own: isOwn,
  face_options: faceOptions ? [...faceOptions] : null,
});

export const drawFace: HandlerOf<'drawFace'> = async ({ ctx, actor, query, reply }) => {
  const options = readFaceQuery(query);
  const seed = options.seed ?? drawSeed(ctx.core);
  const isOwn = query.own_drawing === 'yes';
  const asking = { ctx: await contextFor(ctx, actor.accountId), actor, isOwn, signal: connectionSignal(reply) };
  const { picture, drawnBy, insteadReason } = await drawn(asking, { ...options, seed });
  return reply
    .headers({
      'content-type': `image/${picture.format}`,
      'cache-control': 'private, max-age=3600',
      'face-seed': seed,
      'drawn-by': drawnBy.name,
      // A header holds no other letters.
      ...(insteadReason && { 'instead-reason': encodeURIComponent(insteadReason) }),
    })
    .send(Buffer.from(picture.bytes));
};

export const keepFace: HandlerOf<'keepFace'> = async ({ ctx, actor, caller, body }) => {
  const { name, drawn_by: drawnBy } = body;
  const options = readFaceQuery(body.options);
  if (options.seed === null) throw fieldError('options.seed', 'Please generate a face first.');
  const asAccount = await contextFor(ctx, actor.accountId);
  const isOwn = drawnBy === asAccount.providers.image.drawers().own.name;
  const asking = { ctx: asAccount, actor, isOwn };
  const made = await (drawnBy && !isOwn ? seenFace(asking, { options, drawnBy }) : drawn(asking, options));
  const avatar = await keepFaceAvatar(ctx.core, actor, { name, options, made, caller });
  return withSuccess(presentAvatar(ctx.core, avatar));
};

/** By whoever draws faces; what a service refuses is wrong with the options. */
async function drawn(asking: AskingForFaces, options: FaceOptions) {
  const { ctx, actor, isOwn, signal } = asking;
  const { image } = ctx.providers;
  if (!isOwn && !image.drawers().face.isOwn) {
    return faceFromService(asking, options).catch((error: unknown) => {
      throw isInputError(error) ? new AppError('malformed', { message: error.message }) : error;
    });
  }
  return inTurn({ from: actor.accountId, signal }, () =>
    image.face(options, { isOwn: true, ...(signal && { signal }) }),
  );
}
