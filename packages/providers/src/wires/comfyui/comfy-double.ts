import {
  type FilmDouble,
  type FilmDoubleWire,
  formOfCall,
  jsonOfCall,
  notFound,
  openFilmDouble,
  reply,
} from '../../testing/film-double.ts';

/** ComfyUI 0.36: jobs by an id of ours, films among the images. */
export const openComfyDouble = (): Promise<FilmDouble> => openFilmDouble(comfyWire);

/** A workflow as it is exported, and where what goes. */
export const comfySettings = {
  workflow: JSON.stringify({
    1: { class_type: 'LoadImage', inputs: { image: 'example.png' } },
    2: { class_type: 'LoadAudio', inputs: { audio: 'example.wav' } },
    3: { class_type: 'WanS2V', inputs: { image: ['1', 0], audio: ['2', 0], width: 512, height: 512, seed: 0 } },
    4: { class_type: 'SaveVideo', inputs: { video: ['3', 0], filename_prefix: 'film' } },
  }),
  mapping: '1.image = image\n2.audio = audio\n3.width = width\n3.height = height\n3.seed = seed',
};

const ONE = /^\/api\/jobs\/([\w-]+)(\/cancel)?$/;
const STATES = { working: 'in_progress', done: 'completed', failed: 'failed' };
const saved = {
  4: { images: [{ filename: 'film_00001_.mp4', subfolder: 'video', type: 'output' }], animated: [true] },
};

const comfyWire: FilmDoubleWire = {
  isOrder: ({ path }) => path === '/prompt',
  isFetch: ({ path }) => path.startsWith('/view'),
  async answer(call, double) {
    const { path } = call;
    if (path === '/system_stats') {
      const devices = [{ name: 'cuda:0 NVIDIA RTX 4090', vram_free: 20 * 1024 ** 3 }];
      return reply(call, 200, { system: { comfyui_version: '0.36.0' }, devices });
    }
    if (path === '/queue') return reply(call, 200, { queue_running: [], queue_pending: [] });
    if (path === '/upload/image') {
      const { image } = await formOfCall(call);
      return reply(call, 200, { name: `kept-${image}`, subfolder: '', type: 'input' });
    }
    if (path === '/prompt') {
      const body = jsonOfCall(call);
      const { id } = double.take(String(body.prompt_id), body);
      return reply(call, 200, { prompt_id: id, number: 1, node_errors: {} });
    }
    if (path.startsWith('/history/')) return reply(call, 200, {});
    const [, id = '', isCancel] = ONE.exec(path) ?? [];
    const order = double.find(id);
    if (!order) return notFound(call);
    if (isCancel) {
      order.isCancelled = true;
      return reply(call, 200, { cancelled: true });
    }
    const state = double.look(order);
    if (state === 'lost') return notFound(call);
    const execution_error = state === 'failed' ? { exception_message: double.manner.failure } : null;
    return reply(call, 200, { id, status: STATES[state], outputs: state === 'done' ? saved : {}, execution_error });
  },
};
