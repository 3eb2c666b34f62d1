import { endpoints } from '@herald/contract';
import { keepPicture } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { presentPicture } from '../../presenters/picture.ts';
import { defineRoute } from '../../route.ts';
import { receivePicture } from '../../uploads/receive-picture.ts';
import { analyseInTurn } from './analyse-in-turn.ts';

export function analysePhotoRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.analysePhoto, async ({ actor, raw }) => {
    const { picture } = await receivePicture(raw, 'photo');
    const { widthPx: width, heightPx: height, gate, points } = await analyseInTurn(ctx, picture.bytes, 'photo');
    const kept = await keepPicture(ctx.core, actor, { ...picture, purpose: 'portrait' });
    const { url } = presentPicture(ctx.core, kept);
    return withData({ picture_id: kept.id, picture_url: url, width, height, gate, points });
  });
}
