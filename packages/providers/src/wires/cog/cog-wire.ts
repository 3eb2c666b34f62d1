import { z } from 'zod';
import { wireSetting } from '../../answers/wire.ts';
import { busyOf, filmFailure, readFilmAnswer } from '../../elsewhere/film-answer.ts';
import { filmServerWire } from '../../elsewhere/film-server.ts';
import { FILM_SETTINGS } from '../../elsewhere/film-settings.ts';
import type { FilmState, Ordered } from '../../elsewhere/film-wire.ts';
import type { FilmServer, ServerWire } from '../../elsewhere/server-wire.ts';
import { askForAnswer, type ServerCall, type ServiceAnswer } from '../../net/ask-service.ts';
import { cogInputOf, readCogInputs } from './cog-inputs.ts';

const prediction = z.object({
  id: z.string().nullish(),
  status: z.string(),
  output: z.unknown().optional(),
  error: z.unknown().optional(),
});
type Prediction = z.infer<typeof prediction>;

const health = z.object({
  status: z.string(),
  version: z.record(z.string(), z.unknown()).nullish(),
});

/**
 * A model in a container of Cog. A prediction that failed has status 200; it is known while it runs and forgotten
 * afterwards, so what it made comes with its report. Without a place for reports, one call lasts as long as the work.
 */
function cogServer(server: FilmServer): ServerWire {
  const { service, headers, times } = server;
  const { title } = service;
  const ask = (call: Omit<ServerCall, 'timeoutMs'>): Promise<ServiceAnswer> =>
    askForAnswer(service, { headers, title, timeoutMs: times.callMs, ...call });
  const pathOf = (id: string, part = ''): string => `/predictions/${id}${part}`;
  const inputs = async (signal: AbortSignal) => readCogInputs(await ask({ path: '/openapi.json', signal }), service);
  const stateOf = (told: Prediction): FilmState => stateOfPrediction(told, title);

  return {
    async order(wish, signal): Promise<Ordered> {
      const input = cogInputOf(wish, await inputs(signal), service);
      const { id, reportUrl } = wish;
      const call = { path: pathOf(id), method: 'PUT', signal } as const;
      const answer = reportUrl
        ? await ask({
            ...call,
            body: { input, webhook: reportUrl, webhook_events_filter: ['start', 'completed'] },
            headers: { ...headers, prefer: 'respond-async' },
          })
        : await askForAnswer(service, { ...call, body: { input }, headers, title, timeoutMs: times.wholeMs });
      const busy = busyOf(answer);
      if (busy) return busy;
      const told = readFilmAnswer(prediction, answer, title);
      const state = stateOf(told);
      const isOver = state.is !== 'working';
      return { is: 'taken', id, wasThere: told.status === 'processing', ...(isOver && { state }) };
    },

    // It has our id, and a film that it does not know is looked for as one that it lost.
    findAgain: async ({ id }) => ({ is: 'there', id }),

    async look({ id, reports, waitedMs }, signal) {
      const told = reports.flatMap((report) => prediction.safeParse(report).data ?? []);
      const over = told
        .filter((one) => one.id === id)
        .map(stateOf)
        .find(({ is }) => is !== 'working');
      if (over) return over;
      const answer = await ask({ path: '/health-check', signal });
      const { status } = readFilmAnswer(health, answer, title);
      const hasNothingToDo = status === 'READY' && waitedMs > times.graceMs;
      return hasNothingToDo ? { is: 'forgotten' } : { is: 'working' };
    },

    async cancel(id) {
      await ask({ path: pathOf(id, '/cancel'), body: {} });
    },

    async test(signal) {
      const answer = await ask({ path: '/health-check', signal });
      const { status, version } = readFilmAnswer(health, answer, title);
      if (!/^(?:READY|BUSY)$/.test(status)) throw filmFailure(title, `its model is ${status}`);
      const { names } = await inputs(signal);
      const told = typeof version?.cog === 'string' ? [`Cog ${version.cog}.`] : [];
      const busy = status === 'BUSY' ? ['It is working on another film.'] : [];
      return {
        askedFor: 'its health and the inputs of its model',
        facts: [...told, ...busy, `Inputs: ${names.join(', ')}.`],
      };
    },
  };
}

function stateOfPrediction({ status, output, error }: Prediction, title: string): FilmState {
  if (status === 'starting' || status === 'processing') return { is: 'working' };
  const [url] = [output].flat().filter((one): one is string => typeof one === 'string' && one !== '');
  if (status === 'succeeded' && url) return { is: 'done', film: { url } };
  return { is: 'failed', error: filmFailure(title, status === 'succeeded' ? 'it sent no film' : error) };
}

export const cogWire = filmServerWire(
  'cog',
  {
    title: 'Cog',
    hint: 'A model in a container of Cog, such as SadTalker. It must reach Herald at its public address.',
    settings: [
      wireSetting('inputs', 'Further inputs', 'A JSON object, such as {"still": true, "preprocess": "full"}.', {
        isLong: true,
      }),
      wireSetting('image_input', 'Input for the picture', 'Only where the model calls it something unusual.'),
      wireSetting('sound_input', 'Input for the sound', 'Only where the model calls it something unusual.'),
      ...FILM_SETTINGS,
    ],
  },
  cogServer,
);
