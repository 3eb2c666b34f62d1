import { buffer } from 'node:stream/consumers';
import { avatarTexts, keepPhoto as keepPhotoAvatar, PHOTO_CONSENT } from '@herald/core/avatars';
import { AppError, fieldError } from '@herald/core/errors';
import type { Actor } from '@herald/core/identity';
import { getPicture, keepPicture } from '@herald/core/pictures';
import { createGate } from '@herald/core/runtime';
import { isInputError } from '@herald/media/engine-error';
import type { Portrait } from '@herald/media/engines/portrait-engine';
import { withData, withSuccess } from '../answers.ts';
import type { ApiContext } from '../context.ts';
import { presentAvatar } from '../presenters/avatar.ts';
import { presentGate } from '../presenters/gate.ts';
import { presentPicture } from '../presenters/picture.ts';
import type { HandlerOf } from '../route.ts';
import { receivePicture } from '../uploads/receive-picture.ts';

/** Each portrait holds its pixels in memory, so they are analysed one after the other. */
const inTurn = createGate({
  maxRunning: 1,
  maxWaiting: 20,
  perAccount: { maxWaiting: 3, maxPerMinute: 60 },
  refusal: 'rate_limited',
  retryAfterSec: 5,
});

export const analysePhoto: HandlerOf<'analysePhoto'> = async ({ ctx, actor, upload, raw }) => {
  const { picture } = await receivePicture({ raw, accountId: actor.accountId }, upload);
  const {
    widthPx: width,
    heightPx: height,
    gate,
    points,
  } = await analyseInTurn({ ctx, actor }, picture.bytes, upload.field);
  const kept = await keepPicture(ctx.core, actor, { ...picture, purpose: 'portrait' });
  const { url } = presentPicture(ctx.core, kept);
  return withData({ picture_id: kept.id, picture_url: url, width, height, gate: presentGate(gate), points });
};

export const photoConsent: HandlerOf<'photoConsent'> = async () => withData({ ...PHOTO_CONSENT });

export const keepPhoto: HandlerOf<'keepPhoto'> = async ({ ctx, actor, body, caller }) => {
  const picture = await getPicture(ctx.core, actor.accountId, body.picture_id);
  if (picture.purpose !== 'portrait') throw new AppError('not_found');
  const portrait = await analyseInTurn(
    { ctx, actor },
    await buffer(await ctx.core.storage.read(picture.key)),
    'picture_id',
  );
  assertCanTalk(portrait);
  const points = ctx.providers.portrait.adjust(portrait.analysis, withinPicture(body.points, portrait));
  const avatar = await keepPhotoAvatar(ctx.core, actor, caller, {
    picture,
    points,
    name: body.name,
    consent: { version: body.consent_version, text: body.consent_text },
  });
  return withSuccess(presentAvatar(ctx.core, avatar));
};

interface Asking {
  ctx: ApiContext;
  actor: Actor;
}

/** Finds the face in a portrait; a portrait that cannot be read is an error of its field. */
async function analyseInTurn({ ctx, actor }: Asking, bytes: Uint8Array, field: string): Promise<Portrait> {
  try {
    return await inTurn({ from: actor.accountId }, () => ctx.providers.portrait.analyse(bytes));
  } catch (error) {
    throw isInputError(error) ? fieldError(field, error.message) : error;
  }
}

function assertCanTalk({ gate }: Portrait): void {
  if (gate.answer !== 'reject') return;
  const reasons = gate.findings.map(({ reason, hint }) => `${reason} ${hint}`);
  throw new AppError('validation', { message: avatarTexts.photoRefused, errors: { picture_id: reasons } });
}

function withinPicture<P extends { x: number; y: number }>(points: P[], { widthPx, heightPx }: Portrait): P[] {
  const clamp = (value: number, max: number) => Math.min(max, Math.max(0, value));
  return points.map((point) => ({ ...point, x: clamp(point.x, widthPx), y: clamp(point.y, heightPx) }));
}
