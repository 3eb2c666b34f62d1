import { EngineError } from '@herald/media/engine-error';
import { z } from 'zod';
import { busyOf, readFilmAnswer } from '../../elsewhere/film-answer.ts';
import { filmServerWire } from '../../elsewhere/film-server.ts';
import { FILM_SETTINGS } from '../../elsewhere/film-settings.ts';
import type { FilmSource } from '../../elsewhere/film-wire.ts';
import type { FilmWish } from '../../elsewhere/film-wish.ts';
import { listModels } from '../../elsewhere/list-models.ts';
import type { FilmServer, ServerWire } from '../../elsewhere/server-wire.ts';
import { askForAnswer } from '../../net/ask-service.ts';

const made = z.object({
  data: z.array(z.object({ url: z.string().optional(), b64_json: z.string().optional() })).min(1),
});
const version = z.object({ version: z.string() });

/** LocalAI films in one call that lasts as long as the work. What it calls a film is where the film lies. */
function localaiServer({ service, headers, times }: FilmServer): ServerWire {
  const { title, model } = service;
  return {
    async order(wish, signal) {
      const body = bodyOf(wish, model);
      const answer = await askForAnswer(service, {
        path: '/video',
        body,
        headers,
        title,
        timeoutMs: times.wholeMs,
        signal,
      });
      const busy = busyOf(answer);
      if (busy) return busy;
      const film = sourceOf(readFilmAnswer(made, answer, title).data[0]);
      return { is: 'taken', id: 'url' in film ? film.url : '', state: { is: 'done', film } };
    },
    // It cannot be asked what it works on.
    findAgain: async () => ({ is: 'unknown' }),
    async look({ id }) {
      if (id) return { is: 'done', film: { url: id } };
      return { is: 'failed', error: new EngineError('order_unknown', `${title} sent the film, and it was lost here.`) };
    },
    // The call ends with its worker; there is nothing else to end it by.
    cancel: async () => undefined,
    async test(signal) {
      const call = { headers, signal, timeoutMs: times.callMs };
      const models = await listModels(service, call);
      const answer = await askForAnswer(service, { path: '/version', title, ...call });
      const told = version.safeParse(tryJson(answer.bytes)).data?.version;
      return {
        askedFor: 'its list of models and its version',
        facts: [...(told ? [`LocalAI ${told}.`] : []), `Models: ${models.slice(0, 5).join(', ')}.`],
        models: models.length,
      };
    },
  };
}

function sourceOf(one: z.infer<typeof made>['data'][number] = {}): FilmSource {
  if (one.url) return { url: one.url };
  return { bytes: Buffer.from(one.b64_json ?? '', 'base64') };
}

function bodyOf(wish: FilmWish, model: string | undefined): object {
  const { prompt, image, sound, widthPx, heightPx, frames, fps, seed } = wish;
  return {
    ...(model && { model }),
    prompt,
    start_image: Buffer.from(image.bytes).toString('base64'),
    audio: Buffer.from(sound.bytes).toString('base64'),
    width: widthPx,
    height: heightPx,
    num_frames: frames,
    fps,
    seed,
    response_format: 'url',
  };
}

function tryJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

export const localaiWire = filmServerWire(
  'localai',
  {
    title: 'LocalAI',
    hint: 'With a model that films a picture and a sound, such as longcat-video-avatar.',
    hasModels: true,
    settings: FILM_SETTINGS,
  },
  localaiServer,
);
