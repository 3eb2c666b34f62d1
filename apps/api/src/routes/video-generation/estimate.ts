import { endpoints } from '@herald/contract';
import { estimateVideo } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withSuccess } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';
import { spokenSecOf } from './spoken-sec.ts';

export function estimateVideoRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.estimateVideo, async ({ actor, body }) => {
    const { ttsText, ttsId, country, speechRate } = body.voice;
    const text = ttsText || body.script.content;
    const spokenSec = spokenSecOf(ctx.providers, { text, voiceId: ttsId, country, rate: speechRate });
    const estimate = await estimateVideo(ctx.core, actor, body, spokenSec);
    return withSuccess({
      duration_seconds: estimate.durationSec,
      eta_seconds: estimate.etaSec === null ? null : Math.round(estimate.etaSec * 10) / 10,
      videos_left: estimate.videosLeft,
      queue_position: estimate.queuePosition,
    });
  });
}
