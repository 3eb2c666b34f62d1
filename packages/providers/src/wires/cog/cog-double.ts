import {
  type FilmDouble,
  type FilmDoubleWire,
  type FilmOrder,
  jsonOfCall,
  notFound,
  type OpenFilmDouble,
  openFilmDouble,
  reply,
} from '../../testing/film-double.ts';

/** SadTalker in a container of Cog: a prediction is known while it runs, and told of by reports. */
export const openCogDouble = (): Promise<FilmDouble> => openFilmDouble(cogWire);

const ONE = /^\/predictions\/([\w-]+)(\/cancel)?$/;
const properties = { source_image: {}, driven_audio: {}, still: {}, preprocess: {}, enhancer: {} };
const schema = { components: { schemas: { Input: { properties, required: ['source_image', 'driven_audio'] } } } };

const cogWire: FilmDoubleWire = {
  isOrder: ({ method, path }) => method === 'PUT' && ONE.test(path),
  isFetch: ({ path }) => path === '/output.mp4',
  async answer(call, double) {
    const { method, path, headers } = call;
    if (path === '/openapi.json') return reply(call, 200, schema);
    const running = double.orders.filter(({ isOver }) => !isOver);
    if (path === '/health-check') {
      for (const order of running) if (/done|failed/.test(double.look(order))) void end(order, double);
      const isBusy = double.orders.some(({ isOver, id }) => !isOver && id !== 'lost');
      return reply(call, 200, { status: isBusy ? 'BUSY' : 'READY', version: { cog: '0.20.0' } });
    }
    const [, id = '', isCancel] = ONE.exec(path) ?? [];
    const known = running.find((order) => order.id === id);
    if (isCancel) {
      if (known) Object.assign(known, { isOver: true, isCancelled: true });
      return reply(call, known ? 200 : 404, {});
    }
    if (method !== 'PUT') return notFound(call);
    const isAsync = headers.prefer === 'respond-async';
    if (known) return reply(call, 202, { id, status: 'processing' });
    if (running.some((order) => order.id !== 'lost')) return reply(call, 409, { error: 'At capacity' });
    const order = double.take(id, jsonOfCall(call));
    if (isAsync) {
      if (double.manner.reports[0] === 'processing') void post(order, { id, status: 'processing' });
      return reply(call, 202, { id, status: 'starting' });
    }
    await double.whenFinished();
    order.isOver = true;
    return reply(call, 200, endOf(order, double));
  },
};

/** It is forgotten here, and told of there. */
async function end(order: FilmOrder, double: OpenFilmDouble): Promise<void> {
  order.isOver = true;
  for (const state of double.manner.reports.slice(1)) {
    await post(order, state === 'end' ? endOf(order, double) : { id: order.id, status: 'processing' });
  }
}

function endOf({ id }: FilmOrder, { manner, baseUrl }: OpenFilmDouble): object {
  if (manner.failure !== undefined) return { id, status: 'failed', error: manner.failure, output: null };
  const inside = `data:video/mp4;base64,${Buffer.from(manner.film).toString('base64')}`;
  return { id, status: 'succeeded', output: manner.onFetch ? `${baseUrl}/output.mp4` : inside };
}

async function post({ body }: FilmOrder, report: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await fetch(String(body.webhook), { method: 'POST', headers, body: JSON.stringify(report) }).catch(() => undefined);
}
