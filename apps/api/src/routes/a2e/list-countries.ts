import { endpoints } from '@herald/contract';
import type { FastifyInstance } from 'fastify';
import { withSuccess } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';

export function listCountriesRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.listCountries, async () => withSuccess(ctx.providers.speech.countries()));
}
