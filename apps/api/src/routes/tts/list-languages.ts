import { endpoints } from '@herald/contract';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';

export function ttsLanguagesRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.ttsLanguages, async () => withData(ctx.providers.speech.countries()));
}
