import type { speechEndpoints } from '@herald/contract';
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
import { withData, withMessage, withSuccess } from '../answers.ts';
import { blameInput } from '../blame-input.ts';
import { connectionSignal } from '../connection-signal.ts';
import { presentAudioClip } from '../presenters/audio-clip.ts';
import { scriptToSpeak } from '../presenters/script-to-speak.ts';
import { presentVoice } from '../presenters/voice.ts';
import type { ApiRequest, Handlers } from '../route.ts';
import { receiveAudio } from '../uploads/receive-audio.ts';
import { listAllVoices, listTones, listVoicesOfRegion } from './voices.ts';

const HOUR_SEC = 3600;

export const speechRoutes = {
  generateSpeech: async ({ ctx, actor, body, reply }) => {
    const script = { ...scriptToSpeak(body), signal: connectionSignal(reply) };
    const clip = await blameInput('msg', speakScript(ctx.core, actor, script, ctx.providers.speech));
    return withSuccess(presentAudioClip(ctx.core, clip));
  },
  listCountries: async ({ ctx }) => withSuccess(ctx.providers.speech.countries()),
  listRegions: async ({ ctx, params }) => withSuccess(ctx.providers.speech.regions(params.country)),
  listVoices: async ({ ctx, query }) => withSuccess(listVoicesOfRegion(ctx.providers.speech, query)),
  getVoice: async ({ ctx, params }) => {
    const { speech } = ctx.providers;
    return withSuccess(presentVoice(findVoice(speech, params.id)));
  },
  voiceSample: async ({ ctx, params, reply }) => {
    const key = await sampleVoice(ctx.core, params.id, ctx.providers.speech);
    reply.header('cache-control', `public, max-age=${HOUR_SEC}`);
    return reply.redirect(ctx.core.media.sign({ key }, ctx.core.clock.now()), 302);
  },
  uploadAudio: answerUpload,
  uploadCustomAudio: answerUpload,
  getAudio: async ({ ctx, actor, params }) =>
    withData(presentAudioClip(ctx.core, await findClip(ctx.core, actor, params.id))),
  deleteAudio: async ({ ctx, actor, params }) => {
    await deleteClip(ctx.core, actor, params.id);
    return withMessage('Audio deleted.');
  },
  getPronunciations: async ({ ctx, actor }) => withData(await readPronunciations(ctx.core, actor)),
  savePronunciations: async ({ ctx, actor, body }) =>
    withData(await savePronunciations(ctx.core, actor, body.pronunciations)),
  ttsVoices: async ({ ctx, query }) => withData(listAllVoices(ctx.providers.speech, query)),
  ttsLanguages: async ({ ctx }) => withData(ctx.providers.speech.countries()),
  ttsAccents: async ({ ctx, query }) => {
    const [language = ''] = query.language_code.split('-', 1);
    const regions = ctx.providers.speech.regions(language);
    return withData(regions.map(({ value, label }) => ({ value: `${language}-${value}`, label })));
  },
  ttsTones: async ({ ctx, query }) => withData(listTones(ctx.providers.speech, query)),
  ttsPreview: async ({ ctx, actor, body, reply }) => {
    const script = { ...scriptToSpeak(body), signal: connectionSignal(reply) };
    const sound = await blameInput('msg', previewSpeech(ctx.core, actor, script, ctx.providers.speech));
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

type UploadRequest = ApiRequest<typeof speechEndpoints.uploadAudio>;

async function answerUpload(request: UploadRequest) {
  return withSuccess(presentAudioClip(request.ctx.core, await receiveAudio(request)));
}
