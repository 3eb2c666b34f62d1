import { endpoints } from '@herald/contract';
import { fieldError, keepFace, readFaceQuery } from '@herald/core';
import { talkingFace } from '@herald/providers';
import type { FastifyInstance } from 'fastify';
import { withSuccess } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { presentAvatar } from '../../presenters/avatar.ts';
import { defineRoute } from '../../route.ts';

export function keepFaceRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.keepFace, async ({ actor, body }) => {
    const options = readFaceQuery(body.options);
    if (options.seed === null) throw fieldError('options.seed', 'Please generate a face first.');
    const made = await talkingFace(ctx.providers.portrait, await ctx.providers.image.face(options));
    const avatar = await keepFace(ctx.core, actor, { name: body.name, options, made });
    return withSuccess(presentAvatar(ctx.core, avatar));
  });
}
