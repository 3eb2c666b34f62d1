import { endpoints } from '@herald/contract';
import { findVoice } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withSuccess } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { presentVoice } from '../../presenters/voice.ts';
import { defineRoute } from '../../route.ts';

export function getVoiceRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.getVoice, async ({ params }) => {
    const { speech } = ctx.providers;
    return withSuccess(presentVoice(findVoice(speech, params.id), speech.name));
  });
}
