import { endpoints } from '@herald/contract';
import type { FastifyInstance } from 'fastify';
import { withSuccess } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { presentAudioClip } from '../../presenters/audio-clip.ts';
import { defineRoute } from '../../route.ts';
import { receiveAudio } from '../../uploads/receive-audio.ts';

export function uploadCustomAudioRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.uploadCustomAudio, async ({ actor, raw, reply }) => {
    return withSuccess(presentAudioClip(ctx.core, await receiveAudio(ctx, actor, raw, reply)));
  });
}
