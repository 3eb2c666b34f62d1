import { EngineError } from '@herald/media/engine-error';
import { z } from 'zod';
import { wireSetting } from '../../answers/wire.ts';
import { busyOf, filmFailure, filmRefusal, isGood, readFilmAnswer } from '../../elsewhere/film-answer.ts';
import { filmServerWire } from '../../elsewhere/film-server.ts';
import { FILM_SETTINGS } from '../../elsewhere/film-settings.ts';
import type { FilmState, Ordered } from '../../elsewhere/film-wire.ts';
import type { FilmWish, WishFile } from '../../elsewhere/film-wish.ts';
import type { FilmServer, ServerWire } from '../../elsewhere/server-wire.ts';
import { askForAnswer, type ServerCall, type ServiceAnswer } from '../../net/ask-service.ts';
import { filmIn } from './comfy-output.ts';
import { fillWorkflow, readWorkflow } from './comfy-workflow.ts';

const uploaded = z.object({ name: z.string().min(1), subfolder: z.string().optional() });
const taken = z.object({ prompt_id: z.string(), node_errors: z.record(z.string(), z.unknown()).optional() });
const anything = z.unknown().optional();
const job = z.object({ status: z.string(), outputs: anything, execution_error: anything, error: anything });
const history = z.record(z.string(), z.object({ outputs: anything }));
const queue = z.object({ queue_running: z.array(z.array(z.unknown())), queue_pending: z.array(z.array(z.unknown())) });
const system = z.object({
  system: z.object({ comfyui_version: z.string().optional() }),
  devices: z.array(z.object({ name: z.string(), vram_free: z.number().optional() })).optional(),
});

const GIGABYTE = 1024 ** 3;

/** ComfyUI with a workflow of its operator. It has no keys: a proxy before it may want headers. */
function comfyServer(server: FilmServer): ServerWire {
  const { service, headers, times } = server;
  const { title } = service;
  const workflow = readWorkflow(service);
  const ask = (call: Omit<ServerCall, 'timeoutMs'>): Promise<ServiceAnswer> =>
    askForAnswer(service, { headers, title, timeoutMs: times.callMs, ...call });

  const upload = async ({ bytes, name, type }: WishFile, signal: AbortSignal): Promise<string | Ordered> => {
    const form = new FormData();
    form.set('image', new Blob([Uint8Array.from(bytes)], { type }), name);
    form.set('type', 'input');
    form.set('overwrite', 'true');
    const answer = await ask({ path: '/upload/image', body: form, signal });
    const busy = busyOf(answer);
    if (busy) return busy;
    const { name: kept, subfolder } = readFilmAnswer(uploaded, answer, title);
    return subfolder ? `${subfolder}/${kept}` : kept;
  };

  return {
    async order(wish, signal): Promise<Ordered> {
      const image = await upload(wish.image, signal);
      if (typeof image !== 'string') return image;
      const audio = await upload(wish.sound, signal);
      if (typeof audio !== 'string') return audio;
      const prompt = fillWorkflow(workflow, { image, audio, ...numbersOf(wish) });
      const body = { prompt, client_id: 'herald', prompt_id: wish.id };
      const answer = await ask({ path: '/prompt', body, signal });
      const busy = busyOf(answer);
      if (busy) return busy;
      if (answer.status === 400) throw workflowRefused(title, answer);
      const { prompt_id: id, node_errors = {} } = readFilmAnswer(taken, answer, title);
      if (Object.keys(node_errors).length > 0) throw workflowRefused(title, answer);
      return { is: 'taken', id };
    },

    // It has our id, and says what became of it.
    findAgain: async ({ id }) => ({ is: 'there', id }),

    async look({ id }, signal) {
      const answer = await ask({ path: `/api/jobs/${id}`, signal });
      if (answer.status === 404) return lookWithoutJobs(id, signal);
      if (busyOf(answer)) return { is: 'working' };
      const { status, outputs, execution_error, error } = readFilmAnswer(job, answer, title);
      if (status === 'completed') return doneOf(outputs, title);
      if (status !== 'failed' && status !== 'cancelled') return { is: 'working' };
      return { is: 'failed', error: filmFailure(title, wordsOf(execution_error ?? error) || `it was ${status}`) };
    },

    async cancel(id) {
      const answer = await ask({ path: `/api/jobs/${id}/cancel`, body: {} });
      if (isGood(answer)) return;
      await ask({ path: '/queue', body: { delete: [id] } });
      await ask({ path: '/interrupt', body: { prompt_id: id } });
    },

    async test(signal) {
      const answer = await ask({ path: '/system_stats', signal });
      const about = readFilmAnswer(system, answer, title);
      const { queue_running, queue_pending } = readFilmAnswer(queue, await ask({ path: '/queue', signal }), title);
      return {
        askedFor: 'its system and its queue; the workflow and the mapping were read',
        facts: [...factsOf(about), `${queue_running.length + queue_pending.length} in its queue.`],
      };
    },
  };

  /** Older releases have no list of jobs; a job that is over is in their history, and one that is not in their queue. */
  async function lookWithoutJobs(id: string, signal: AbortSignal): Promise<FilmState> {
    const over = readFilmAnswer(history, await ask({ path: `/history/${id}`, signal }), title)[id];
    if (over) return doneOf(over.outputs, title);
    const { queue_running, queue_pending } = readFilmAnswer(queue, await ask({ path: '/queue', signal }), title);
    const isWaiting = [...queue_running, ...queue_pending].some((entry) => entry.includes(id));
    return isWaiting ? { is: 'working' } : { is: 'forgotten' };
  }
}

function factsOf({ system: { comfyui_version }, devices = [] }: z.infer<typeof system>): string[] {
  const [device] = devices;
  const free = device?.vram_free === undefined ? '' : `, ${(device.vram_free / GIGABYTE).toFixed(1)} GB free`;
  return [...(comfyui_version ? [`ComfyUI ${comfyui_version}.`] : []), ...(device ? [`${device.name}${free}.`] : [])];
}

const numbersOf = ({ widthPx, heightPx, seed, frames, fps, prompt }: FilmWish) => ({
  width: widthPx,
  height: heightPx,
  seed,
  frames,
  fps,
  prompt,
  seconds: frames / fps,
});

function doneOf(outputs: unknown, title: string): FilmState {
  const url = filmIn(outputs);
  if (url) return { is: 'done', film: { url } };
  return { is: 'failed', error: filmFailure(title, 'its workflow saved no mp4') };
}

/** A workflow that does not fit its server is a matter for its operator. */
function workflowRefused(title: string, answer: ServiceAnswer): EngineError {
  const { node_errors } = z.looseObject({ node_errors: anything }).safeParse(tryJson(answer.bytes)).data ?? {};
  const nodes = z.record(z.string(), z.unknown()).safeParse(node_errors).data ?? {};
  const said = Object.entries(nodes).map(([node, value]) => `node ${node}: ${wordsOf(value)}`);
  const { message } = filmRefusal({ ...answer, status: 400 }, title);
  const text = said.length > 0 ? `${title} refused the workflow: ${said.join('; ').slice(0, 300)}` : message;
  return new EngineError('unavailable', text, { retryable: false });
}

function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join(' ');
  if (typeof value !== 'object' || value === null) return '';
  const { exception_message, message, details, errors } = value as Record<string, unknown>;
  return [exception_message, message, details, errors].map(wordsOf).filter(Boolean).join(' ');
}

function tryJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

export const comfyWire = filmServerWire(
  'comfyui',
  {
    title: 'ComfyUI',
    hint: 'With a workflow of your own that saves an mp4.',
    settings: [
      wireSetting('workflow', 'Workflow', 'The JSON of "Export (API)" in ComfyUI.', { isLong: true, isRequired: true }),
      wireSetting(
        'mapping',
        'Mapping',
        'One "node.input = image" in each line; also audio, width, height, seed, frames.',
        { isLong: true, isRequired: true },
      ),
      ...FILM_SETTINGS,
    ],
  },
  comfyServer,
);
