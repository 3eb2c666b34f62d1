import { buffer } from 'node:stream/consumers';
import { endpoints } from '@herald/contract';
import { AppError, avatarTexts, findPicture, keepPhoto } from '@herald/core';
import type { Portrait } from '@herald/providers';
import type { FastifyInstance } from 'fastify';
import { withSuccess } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { presentAvatar } from '../../presenters/avatar.ts';
import { defineRoute } from '../../route.ts';
import { analyseInTurn } from './analyse-in-turn.ts';

export function keepPhotoRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.keepPhoto, async ({ actor, body, caller }) => {
    const picture = await findPicture(ctx.core, actor.accountId, body.picture_id);
    if (picture.purpose !== 'portrait') throw new AppError('not_found');
    const portrait = await analyseInTurn(ctx, await buffer(await ctx.core.storage.read(picture.key)), 'picture_id');
    assertCanTalk(portrait);
    const points = ctx.providers.portrait.adjust(portrait.analysis, withinPicture(body.points, portrait));
    const consentText = body.consent_text;
    const avatar = await keepPhoto(ctx.core, actor, caller, { picture, name: body.name, points, consentText });
    return withSuccess(presentAvatar(ctx.core, avatar));
  });
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
