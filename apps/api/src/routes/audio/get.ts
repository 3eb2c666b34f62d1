import { endpoints } from '@herald/contract';
import { findClip } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { presentAudioClip } from '../../presenters/audio-clip.ts';
import { defineRoute } from '../../route.ts';

export function getAudioRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.getAudio, async ({ actor, params }) => {
    return withData(presentAudioClip(ctx.core, await findClip(ctx.core, actor, params.id)));
  });
}
