import { endpoints } from '@herald/contract';
import { deleteClip } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withMessage } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';

export function deleteAudioRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.deleteAudio, async ({ actor, params }) => {
    await deleteClip(ctx.core, actor, params.id);
    return withMessage('The sound was removed.');
  });
}
