import { endpoints } from '@herald/contract';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';

export function ttsAccentsRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.ttsAccents, async ({ query }) => {
    const [language = ''] = query.language_code.split('-', 1);
    const regions = ctx.providers.speech.regions(language);
    return withData(regions.map(({ value, label }) => ({ value: `${language}-${value}`, label })));
  });
}
