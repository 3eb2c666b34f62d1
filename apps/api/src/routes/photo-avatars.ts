import { buffer } from 'node:stream/consumers';
import { avatarTexts, keepPhoto as keepPhotoAvatar, PHOTO_CONSENT } from '@herald/core/avatars';
import { AppError, fieldError } from '@herald/core/errors';
import type { Actor } from '@herald/core/identity';
import { getPicture, keepPicture, type Picture } from '@herald/core/pictures';
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
  const portrait = await analyseInTurn({ ctx, actor }, { bytes: picture.bytes }, upload.field);
  const kept = await keepPicture(ctx.core, actor, { ...picture, purpose: 'portrait' });
  return withData(presentPortrait(ctx, kept, portrait));
};

export const chooseFace: HandlerOf<'chooseFace'> = async ({ ctx, actor, body }) => {
  const { picture, portrait } = await analyseKept({ ctx, actor }, body.picture_id, body.face);
  return withData(presentPortrait(ctx, picture, portrait));
};

export const photoConsent: HandlerOf<'photoConsent'> = async () => withData({ ...PHOTO_CONSENT });

export const keepPhoto: HandlerOf<'keepPhoto'> = async ({ ctx, actor, body, caller }) => {
  const { picture, portrait } = await analyseKept({ ctx, actor }, body.picture_id, body.face);
  if (portrait.faces.length > 1 && body.face === undefined) throw fieldError('face', avatarTexts.noFaceChosen);
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

/** A portrait of the account, with one of its faces. */
async function analyseKept({ ctx, actor }: Asking, id: string, face: number | undefined) {
  const picture = await getPicture(ctx.core, actor.accountId, id);
  if (picture.purpose !== 'portrait') throw new AppError('not_found');
  const bytes = await buffer(await ctx.core.storage.read(picture.key));
  const portrait = await analyseInTurn({ ctx, actor }, { bytes, face }, 'picture_id');
  if (face !== undefined && face !== portrait.face) throw fieldError('face', avatarTexts.noFaceChosen);
  return { picture, portrait };
}

function presentPortrait({ core }: ApiContext, kept: Picture, portrait: Portrait) {
  const { widthPx: width, heightPx: height, faces, face, gate, points } = portrait;
  const { url } = presentPicture(core, kept);
  return { picture_id: kept.id, picture_url: url, width, height, faces, face, gate: presentGate(gate), points };
}

interface PictureToRead {
  bytes: Uint8Array;
  face?: number | undefined;
}

/** Finds the face in a portrait; a portrait that cannot be read is an error of its field. */
async function analyseInTurn({ ctx, actor }: Asking, { bytes, face }: PictureToRead, field: string): Promise<Portrait> {
  try {
    return await inTurn({ from: actor.accountId }, () => ctx.providers.portrait.analyse(bytes, face));
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
