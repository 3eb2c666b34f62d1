import {
  type FilmDouble,
  type FilmDoubleWire,
  jsonOfCall,
  notFound,
  openFilmDouble,
  reply,
} from '../../testing/film-double.ts';

/** LocalAI: one call, which lasts as long as the film takes. */
export const openLocalaiDouble = (): Promise<FilmDouble> => openFilmDouble(localaiWire);

const localaiWire: FilmDoubleWire = {
  isOrder: ({ path }) => path === '/video',
  isFetch: ({ path }) => path === '/generated-videos/film.mp4',
  async answer(call, double) {
    const { path } = call;
    if (path === '/v1/models') return reply(call, 200, { data: [{ id: 'longcat-video-avatar-1.5' }] });
    if (path === '/version') return reply(call, 200, { version: 'v4.2.0' });
    if (path !== '/video') return notFound(call);
    const order = double.take('call', jsonOfCall(call));
    await double.whenFinished();
    order.isOver = true;
    const { failure, loses } = double.manner;
    if (loses > 0) {
      double.manner.loses -= 1;
      return call.response.destroy();
    }
    if (failure !== undefined) return reply(call, 500, { error: { message: failure, code: 500 } });
    return reply(call, 200, { created: 1, id: '1', data: [{ url: `${double.baseUrl}/generated-videos/film.mp4` }] });
  },
};
