import { endpoints } from '@herald/contract';
import { savePlay } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withMessage } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';

export function savePlayRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.savePlay, async ({ actor, params, body, caller }) => {
    const viewing = { video: { slug: params.slug }, actor, caller, session: body.session };
    await savePlay(ctx.core, viewing, { watchedSec: body.watched_seconds, hundredths: body.seen });
    return withMessage('Kept.');
  });
}
