import { endpoints } from '@herald/contract';
import { checkScript } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withSuccess } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';
import { spokenSecOf } from './spoken-sec.ts';

export function checkTtsLimitsRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.checkTtsLimits, async ({ actor, body }) => {
    const text = body.script_text.trim();
    const seconds = body.estimated_seconds ?? spokenSecOf(ctx.providers, { text });
    const check = await checkScript(ctx.core, actor, { scriptCharacters: text.length, seconds });
    return withSuccess({
      allowed: check.isAllowed,
      reasons: check.reasons,
      script_characters: text.length,
      script_characters_limit: check.scriptCharactersLimit,
      estimated_seconds: seconds,
      video_seconds_limit: check.videoSecondsLimit,
      videos_left: check.videosLeft,
    });
  });
}
