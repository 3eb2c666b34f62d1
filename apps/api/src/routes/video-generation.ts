import type { videoGenerationEndpoints } from '@herald/contract';
import { otherLanguageNote } from '@herald/core/audio';
import { cancelVideo, checkScript, estimateVideo, getVideo, retryVideo } from '@herald/core/videos';
import { withMessage, withSuccess } from '../answers.ts';
import { presentEstimate, presentScriptCheck } from '../presenters/estimate.ts';
import { presentVideoStatus } from '../presenters/video.ts';
import { providersFor } from '../providers-for.ts';
import type { ApiRequest, Handlers } from '../route.ts';
import { previewScene } from './preview-scene.ts';
import { localeOf, spokenSecOf } from './spoken-sec.ts';
import { answerAnother, answerStart, filmersOf } from './start-video.ts';
import { videoEvents } from './video-events.ts';

export const videoGenerationRoutes = {
  startVideo: answerStart,
  createVideo: answerStart,
  orderAnother: answerAnother,
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
    const soundSec = body.estimated_seconds ?? spokenSecOf(providers, spoken);
    const languageNote = otherLanguageNote(providers.speech.findOtherLanguage(text, localeOf(providers, spoken)));
    const script = { text, scriptCharacters: text.length, soundSec, endCard: body.end_card, languageNote };
    return withSuccess(presentScriptCheck(script, await checkScript(ctx.core, actor, script)));
  },
  estimateVideo: async ({ ctx, actor, body }) => {
    const { ttsText, ttsId, country, speechRate } = body.voice;
    const text = ttsText || body.script.content;
    const providers = await providersFor(ctx, actor.accountId);
    const spokenSec = spokenSecOf(providers, { text, voiceId: ttsId, country, rate: speechRate });
    return withSuccess(presentEstimate(await estimateVideo(ctx.core, actor, body, spokenSec)));
  },
  listFilmers: async ({ ctx }) => withSuccess(filmersOf(ctx)),
  previewScene,
  videoEvents,
} satisfies Handlers<typeof videoGenerationEndpoints>;

type StatusRequest = ApiRequest<typeof videoGenerationEndpoints.videoStatus>;

/** Tabs without a line ask often, so they share the forecast of those that have one. */
async function answerStatus({ ctx, actor, params, raw }: StatusRequest) {
  const shown = await getVideo(ctx.core, actor, params.id, raw.server.eventHub.forecasts);
  return withSuccess(presentVideoStatus(ctx.core, shown));
}

async function answerRetry({ ctx, actor, params }: ApiRequest<typeof videoGenerationEndpoints.retryVideo>) {
  await retryVideo(ctx.core, actor, params.id);
  const status = presentVideoStatus(ctx.core, await getVideo(ctx.core, actor, params.id));
  return { ...withSuccess(status), message: 'Video generation restarted' };
}
