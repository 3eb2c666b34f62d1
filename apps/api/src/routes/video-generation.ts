import type { videoGenerationEndpoints } from '@herald/contract/endpoints/video-generation';
import { otherLanguageNote, planSpeech, type ScriptToSpeak } from '@herald/core/audio';
import type { Actor } from '@herald/core/identity';
import { planCosts, readPayer } from '@herald/core/services';
import { cancelVideo, checkScript, estimateVideo, getVideo, planDraftCosts, retryVideo } from '@herald/core/videos';
import type { Providers } from '@herald/providers';
import { withMessage, withSuccess } from '../answers.ts';
import type { ApiContext } from '../context.ts';
import { presentEstimate, presentScriptCheck } from '../presenters/estimate.ts';
import { presentVideoStatus } from '../presenters/video.ts';
import { providersFor } from '../providers-for.ts';
import type { ApiRequest, Handlers } from '../route.ts';
import { previewScene } from './preview-scene.ts';
import { localeOf, spokenSecOf } from './spoken-sec.ts';
import { answerAnother, answerRemake, answerStart, filmersOf, soundOfRemake } from './start-video.ts';
import { videoEvents } from './video-events.ts';

export const videoGenerationRoutes = {
  startVideo: answerStart,
  createVideo: answerStart,
  orderAnother: answerAnother,
  remakeVideo: answerRemake,
  videoStatus: answerStatus,
  checkVideoStatus: answerStatus,
  retryVideo: answerRetry,
  retryVideoByVideos: answerRetry,
  cancelVideo: async ({ ctx, actor, params }) => {
    await cancelVideo(ctx.core, actor, params.id);
    return withMessage('Video generation cancelled');
  },
  checkTtsLimits: async ({ ctx, actor, body }) => {
    const text = body.script_text.trim();
    const spoken = { text, voiceId: body.tts_id, country: body.country, rate: body.speechRate };
    const providers = await providersFor(ctx, actor.accountId);
    const spokenSec = spokenSecOf(providers, spoken);
    const soundSec = body.estimated_seconds ?? spokenSec;
    const other = providers.speech.findOtherLanguage(text, localeOf(providers, spoken));
    const languageNote = otherLanguageNote(other, providers.speech);
    const size = { scriptCharacters: text.length, soundSec, endCard: body.end_card };
    const script = { ...size, text, hasWords: spokenSec > 0, languageNote };
    const cost = await planScriptCost(ctx, actor, { ...spoken, region: body.region, style: body.style }, providers);
    return withSuccess(presentScriptCheck(script, await checkScript(ctx.core, actor, script), cost));
  },
  estimateVideo: async ({ ctx, actor, body }) => {
    const { ttsText, ttsId, country, speechRate } = body.voice;
    const text = ttsText || body.script.content;
    const providers = await providersFor(ctx, actor.accountId);
    const spokenSec = spokenSecOf(providers, { text, voiceId: ttsId, country, rate: speechRate });
    const estimate = await estimateVideo(ctx.core, actor, body, spokenSec);
    const { soundSec } = estimate;
    const { speech: engine, casts, filmers } = providers;
    const work = { draft: body, soundSec, engine, casts: casts(), filmers: filmers() };
    return withSuccess(presentEstimate(estimate, await planDraftCosts(ctx.core, actor, work)));
  },
  listFilmers: async ({ ctx, actor }) => withSuccess(await filmersOf(ctx, actor.accountId)),
  previewScene,
  videoEvents,
} satisfies Handlers<typeof videoGenerationEndpoints>;

async function planScriptCost({ core }: ApiContext, actor: Actor, script: ScriptToSpeak, providers: Providers) {
  const use = await planSpeech(core, actor, script, providers.speech);
  const payer = await readPayer(core, { accountId: actor.accountId });
  return planCosts(core, payer, use ? [use] : []);
}

type StatusRequest = ApiRequest<typeof videoGenerationEndpoints.videoStatus>;

/** Tabs without a line ask often, so they share the forecast of those that have one. */
async function answerStatus({ ctx, actor, params, raw }: StatusRequest) {
  const shown = await getVideo(ctx.core, actor, params.id, raw.server.eventHub.forecasts);
  return withSuccess(presentVideoStatus(ctx.core, shown));
}

async function answerRetry(request: ApiRequest<typeof videoGenerationEndpoints.retryVideo>) {
  const { ctx, actor, params } = request;
  await retryVideo(ctx.core, actor, params.id, { sound: await soundOfRemake(request) });
  const status = presentVideoStatus(ctx.core, await getVideo(ctx.core, actor, params.id));
  return { ...withSuccess(status), message: 'Video generation restarted' };
}
