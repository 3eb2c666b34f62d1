import { endpoints } from '@herald/contract';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { presentVoice } from '../../presenters/voice.ts';
import { defineRoute } from '../../route.ts';

export function ttsVoicesRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.ttsVoices, async ({ query }) => {
    const { speech } = ctx.providers;
    const { language_code: wanted, gender } = query;
    const speaks = (locale: string) => !wanted || locale === wanted || locale.split('-', 1)[0] === wanted;
    // A voice that speaks in two regions is still one voice.
    const byId = new Map(speech.allVoices().map((voice) => [voice.id, voice]));
    const voices = [...byId.values()].filter((voice) => speaks(voice.locale) && (!gender || voice.gender === gender));
    return withData(voices.map((voice) => ({ ...presentVoice(voice, speech.name), language_code: voice.locale })));
  });
}
