import type { speechEndpoints } from '@herald/contract/endpoints/speech';
import {
  deleteClip,
  findClip,
  findVoice,
  listSentClips,
  previewSpeech,
  readPronunciations,
  sampleVoice,
  savePronunciations,
  speakScript,
  syncClip,
} from '@herald/core/audio';
import type { Actor } from '@herald/core/identity';
import { isOwnService, readSamplesGrant, signSamples } from '@herald/core/services';
import { withData, withMessage, withSuccess } from '../answers.ts';
import { blameInput } from '../blame-input.ts';
import { connectionSignal } from '../connection-signal.ts';
import type { ApiContext } from '../context.ts';
import { presentAudioClip } from '../presenters/audio-clip.ts';
import { scriptToSpeak } from '../presenters/script-to-speak.ts';
import { presentVoice, type SampleSigner } from '../presenters/voice.ts';
import { providersFor } from '../providers-for.ts';
import type { ApiRequest, Handlers } from '../route.ts';
import { receiveAudio } from '../uploads/receive-audio.ts';
import { listAllVoices, listTones, listVoicesOfRegion } from './voices.ts';

const HOUR_SEC = 3600;

export const speechRoutes = {
  generateSpeech: async ({ ctx, actor, body, reply }) => {
    const script = { ...scriptToSpeak(body), signal: connectionSignal(reply) };
    const speech = await speechFor(ctx, actor);
    const clip = await blameInput('msg', speakScript(ctx.core, actor, script, speech));
    return withSuccess(presentAudioClip(ctx.core, clip, speech));
  },
  listCountries: async ({ ctx, actor }) => withSuccess((await speechFor(ctx, actor)).countries()),
  listRegions: async ({ ctx, actor, params }) => withSuccess((await speechFor(ctx, actor)).regions(params.country)),
  listVoices: async ({ ctx, actor, query }) =>
    withSuccess(listVoicesOfRegion(await speechFor(ctx, actor), query, samplesOf(ctx, actor))),
  getVoice: async ({ ctx, actor, params }) =>
    withSuccess(presentVoice(findVoice(await speechFor(ctx, actor), params.id), samplesOf(ctx, actor))),
  voiceSample: async ({ ctx, params, query, reply }) => {
    const accountId = readSamplesGrant(ctx.core, query);
    const { speech } = accountId ? await providersFor(ctx, accountId) : ctx.providers;
    const mayOrder = accountId !== undefined || !isService(ctx, findVoice(speech, params.id).engine);
    const key = await sampleVoice(ctx.core, params.id, speech, { accountId, mayOrder });
    reply.header('cache-control', `${accountId ? 'private' : 'public'}, max-age=${HOUR_SEC}`);
    return reply.redirect(ctx.core.media.sign({ key }, ctx.core.clock.now()), 302);
  },
  uploadAudio: answerUpload,
  uploadCustomAudio: answerUpload,
  getAudio: async ({ ctx, actor, params }) =>
    withData(presentAudioClip(ctx.core, await findClip(ctx.core, actor, params.id), await speechFor(ctx, actor))),
  deleteAudio: async ({ ctx, actor, params }) => {
    await deleteClip(ctx.core, actor, params.id);
    return withMessage('Audio deleted.');
  },
  getPronunciations: async ({ ctx, actor }) => withData(await readPronunciations(ctx.core, actor)),
  savePronunciations: async ({ ctx, actor, body }) =>
    withData(await savePronunciations(ctx.core, actor, body.pronunciations)),
  ttsVoices: async ({ ctx, actor, query }) =>
    withData(listAllVoices(await speechFor(ctx, actor), query, samplesOf(ctx, actor))),
  ttsLanguages: async ({ ctx, actor }) => withData((await speechFor(ctx, actor)).countries()),
  ttsAccents: async ({ ctx, actor, query }) => {
    const [language = ''] = query.language_code.split('-', 1);
    const regions = (await speechFor(ctx, actor)).regions(language);
    return withData(regions.map(({ value, label }) => ({ value: `${language}-${value}`, label })));
  },
  ttsTones: async ({ ctx, actor, query }) => withData(listTones(await speechFor(ctx, actor), query)),
  ttsPreview: async ({ ctx, actor, body, reply }) => {
    const script = { ...scriptToSpeak(body), signal: connectionSignal(reply) };
    const sound = await blameInput('msg', previewSpeech(ctx.core, actor, script, await speechFor(ctx, actor)));
    return reply.type('audio/wav').header('cache-control', 'no-store').send(sound);
  },
  listCustomAudio: async ({ ctx, actor }) => {
    const clips = await listSentClips(ctx.core, actor);
    return withData(clips.map((clip) => presentAudioClip(ctx.core, clip)));
  },
  ttsSync: async ({ ctx, actor, body: { audio_id: audioId, text, locale }, reply }) => {
    const sync = { audioId, text, ...(locale && { locale }), signal: connectionSignal(reply) };
    const clip = await blameInput('text', syncClip(ctx.core, actor, sync, ctx.providers.speech));
    return withData(presentAudioClip(ctx.core, clip));
  },
} satisfies Handlers<typeof speechEndpoints>;

const speechFor = async (ctx: ApiContext, { accountId }: Actor) => (await providersFor(ctx, accountId)).speech;

const isService = ({ providers }: ApiContext, engine: string) =>
  isOwnService(engine) || providers.services.placed().some(({ name }) => name === engine);

function samplesOf(ctx: ApiContext, { accountId }: Actor): SampleSigner {
  const signed = signSamples(ctx.core, accountId);
  return (engine) => (isService(ctx, engine) ? signed : '');
}

type UploadRequest = ApiRequest<typeof speechEndpoints.uploadAudio>;

async function answerUpload(request: UploadRequest) {
  return withSuccess(presentAudioClip(request.ctx.core, await receiveAudio(request)));
}
