import { endpoints } from '@herald/contract';
import { sampleVoice } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';

const HOUR_SEC = 3600;

export function voiceSampleRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.voiceSample, async ({ params, reply }) => {
    const key = await sampleVoice(ctx.core, params.id, ctx.providers.speech);
    reply.header('cache-control', `public, max-age=${HOUR_SEC}`);
    return reply.redirect(ctx.core.media.sign({ key }, ctx.core.clock.now()), 302);
  });
}
