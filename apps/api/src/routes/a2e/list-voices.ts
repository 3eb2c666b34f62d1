import { endpoints } from '@herald/contract';
import { fieldError } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withSuccess } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { presentVoiceGroups } from '../../presenters/voice.ts';
import { defineRoute } from '../../route.ts';

export function listVoicesRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.listVoices, async ({ query }) => {
    const { speech } = ctx.providers;
    const [mappedCountry = '', mappedRegion = ''] = query.voice_map_type?.split('-', 2) ?? [];
    const country = query.country || mappedCountry;
    const region = query.region || mappedRegion;
    if (!country || !region) throw fieldError('region', 'Please select country and region');
    return withSuccess(presentVoiceGroups(speech.voices(country, region), speech.name));
  });
}
