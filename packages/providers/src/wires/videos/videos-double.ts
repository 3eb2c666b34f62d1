import {
  type FilmCall,
  type FilmDouble,
  type FilmDoubleWire,
  formOfCall,
  notFound,
  type OpenFilmDouble,
  openFilmDouble,
  reply,
} from '../../testing/film-double.ts';

/** A server that films by the wire OpenAI made, such as vLLM-Omni. */
export const openVideosDouble = (): Promise<FilmDouble> => openFilmDouble(videosWire);

const ONE = /^\/v1\/videos\/([^/]+)$/;
const STATES = { working: 'in_progress', done: 'completed', failed: 'failed' };

const videosWire: FilmDoubleWire = {
  isOrder: ({ method, path }) => method === 'POST' && path === '/v1/videos',
  isFetch: ({ path }) => path.endsWith('/content'),
  async answer(call, double) {
    const { method, path } = call;
    if (path === '/v1/models') return reply(call, 200, { data: [{ id: 'wan-s2v' }] });
    if (method === 'POST' && path === '/v1/videos') {
      const { id } = double.take(`video_${double.orders.length + 1}`, await formOfCall(call));
      return reply(call, 200, { id, object: 'video', status: 'queued', created_at: 1 });
    }
    if (path.startsWith('/v1/videos?')) return list(call, double);
    const order = double.find(ONE.exec(path)?.[1] ?? '');
    if (!order) return notFound(call);
    if (method === 'DELETE') {
      order.isCancelled = true;
      return reply(call, 200, { id: order.id, deleted: true });
    }
    const state = double.look(order);
    if (state === 'lost') return notFound(call);
    const error = state === 'failed' ? { code: 'failed', message: double.manner.failure } : null;
    return reply(call, 200, { id: order.id, status: STATES[state], progress: state === 'working' ? 50 : 100, error });
  },
};

/** The newest first; SGLang tells no prompts. */
function list(call: FilmCall, { manner, orders }: OpenFilmDouble): unknown {
  if (manner.listing === 'none') return notFound(call);
  const data = orders.toReversed().map(({ id, body, takenMs }) => ({
    ...{ id, object: 'video', created_at: Math.floor(takenMs / 1000) },
    ...(manner.listing === 'prompts' && { prompt: body.prompt }),
  }));
  return reply(call, 200, { object: 'list', data, has_more: false });
}
