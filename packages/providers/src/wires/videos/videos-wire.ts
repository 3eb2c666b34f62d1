import { z } from 'zod';
import { busyOf, filmFailure, readFilmAnswer } from '../../elsewhere/film-answer.ts';
import { filmServerWire } from '../../elsewhere/film-server.ts';
import { FILM_SETTINGS } from '../../elsewhere/film-settings.ts';
import type { FilmState, Ordered } from '../../elsewhere/film-wire.ts';
import { dataUrlOf, type FilmWish } from '../../elsewhere/film-wish.ts';
import { listModels } from '../../elsewhere/list-models.ts';
import type { FilmServer, ServerWire } from '../../elsewhere/server-wire.ts';
import { askForAnswer, type ServerCall, type ServiceAnswer } from '../../net/ask-service.ts';
import { findVideo, LIST, markedPrompt } from './find-video.ts';

const PATH = '/v1/videos';

const video = z.object({
  id: z.string().min(1),
  status: z.string(),
  /** In hundredths. */
  progress: z.number().nullish(),
  error: z.unknown().optional(),
});

/** Servers that film by the wire OpenAI made for its own: vLLM-Omni, SGLang. The id is theirs. */
function videosServer(server: FilmServer): ServerWire {
  const { service, headers, times } = server;
  const { title } = service;
  const ask = (call: Omit<ServerCall, 'timeoutMs'>): Promise<ServiceAnswer> =>
    askForAnswer(service, { headers, title, timeoutMs: times.callMs, ...call });
  const pathOf = (id: string, part = ''): string => `${PATH}/${encodeURIComponent(id)}${part}`;

  const stateOf = ({ id, status, progress, error }: z.infer<typeof video>): FilmState => {
    if (status === 'completed') return { is: 'done', film: { url: `.${pathOf(id, '/content')}` } };
    if (/^(?:failed|cancell?ed|expired)$/.test(status)) return { is: 'failed', error: filmFailure(title, error) };
    return { is: 'working', share: typeof progress === 'number' ? progress / 100 : undefined };
  };

  return {
    async order(wish, signal): Promise<Ordered> {
      const answer = await ask({ path: PATH, body: formOf(wish, service.model), signal });
      const busy = busyOf(answer);
      if (busy) return busy;
      const { id } = readFilmAnswer(video, answer, title);
      return { is: 'taken', id };
    },
    findAgain: async (order, signal) => findVideo(await ask({ path: LIST, signal }), order, title),
    async look({ id }, signal) {
      const answer = await ask({ path: pathOf(id), signal });
      if (answer.status === 404 || answer.status === 410) return { is: 'forgotten' };
      if (busyOf(answer)) return { is: 'working' };
      return stateOf(readFilmAnswer(video, answer, title));
    },
    async cancel(id) {
      await ask({ path: pathOf(id), method: 'DELETE' });
    },
    async test(signal) {
      const models = await listModels(service, { headers, signal, timeoutMs: times.callMs });
      return {
        askedFor: 'its list of models',
        facts: [`Models: ${models.slice(0, 5).join(', ')}.`],
        models: models.length,
      };
    },
  };
}

function formOf(wish: FilmWish, model: string | undefined): FormData {
  const { id, prompt, image, sound, widthPx, heightPx, frames, fps, seed } = wish;
  const form = new FormData();
  const fields = {
    prompt: markedPrompt(prompt, id),
    image_reference: JSON.stringify({ image_url: dataUrlOf(image) }),
    audio_reference: JSON.stringify({ audio_url: dataUrlOf(sound) }),
    width: widthPx,
    height: heightPx,
    num_frames: frames,
    fps,
    seed,
    ...(model && { model }),
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  return form;
}

export const videosWire = filmServerWire(
  'videos',
  {
    title: 'OpenAI-compatible videos',
    hint: 'vLLM-Omni or SGLang, with a model that films a picture and a sound.',
    hasModels: true,
    settings: FILM_SETTINGS,
  },
  videosServer,
);
