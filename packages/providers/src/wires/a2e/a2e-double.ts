import { type DoubleRequest, type DoubleWire, jsonIn, openDouble, type Reply } from '../../testing/speech-double.ts';
import {
  type DoubleFilm,
  fileAt,
  freshMemory,
  keepSound,
  type StudioDouble,
  type StudioManner,
  type StudioMemory,
  statusOf,
  studioManner,
} from '../../testing/studio-double.ts';

/** A2E: an envelope around everything, failures with status 200, films by poll, no keys for orders. */
export async function openA2eDouble(): Promise<StudioDouble> {
  const memory = freshMemory();
  const double = await openDouble(wireOf(memory), studioManner());
  memory.baseUrl = double.baseUrl;
  return Object.assign(double, { memory });
}

const good = (data: unknown): Reply => ({ status: 200, body: { code: 0, data, trace_id: 't-1' } });
export const bad = (message: string): Reply => ({ status: 200, body: { code: 1003, message, trace_id: 't-5' } });

const wireOf = (memory: StudioMemory): DoubleWire<StudioManner> => ({
  keyIn: ({ headers }) => headers.authorization?.replace(/^Bearer /, ''),
  refusal: { status: 401, body: { code: 401, message: 'Invalid token' } },
  file: (request, manner) => manner.instead?.(request) ?? putAt(request, memory) ?? fileAt(request, manner, memory),
  other(request, manner) {
    if (request.path === '/api/v1/video/send_tts') return undefined;
    return listAt(request, manner, memory) ?? filmAt(request, manner, memory) ?? { status: 404, bytes: 'Not Found' };
  },
  wish(request) {
    const body = jsonIn(request);
    return { text: String(body.msg), rate: Number(body.speechRate), body };
  },
  answer: (wav) => JSON.stringify(good(keepSound(memory, wav)).body),
});

function putAt({ method, path, body }: DoubleRequest, memory: StudioMemory): Reply | undefined {
  if (method !== 'PUT' || !path.startsWith('/bucket/')) return undefined;
  memory.sent.set(`${memory.baseUrl}${path}`, body);
  return { status: 200, bytes: '' };
}

function listAt({ path }: DoubleRequest, { people, left }: StudioManner, memory: StudioMemory): Reply | undefined {
  const { pathname, searchParams } = new URL(path, 'http://double');
  const of = pathname.replace('/api/v1', '');
  if (of === '/user/remainingCoins') return good({ coins: left });
  if (of === '/userVideoTwin/list')
    return good(people.map(({ id, name, gender }) => ({ _id: `twin_${id}`, name, gender })));
  if (of === '/anchor/voice_list') return good(voicesOf(searchParams.get('voice_map_type') ?? ''));
  if (of !== '/anchor/character_list') return undefined;
  const anchors = people
    .filter(({ type }) => type === searchParams.get('type'))
    .map(({ id, type }) => ({
      ...{ _id: id, type, user_video_twin_id: `twin_${id}`, people_img: null },
      video_cover: `${memory.baseUrl}/pictures/${id}.png`,
    }));
  return good(anchors);
}

/** By gender, and one by one as older versions had them. */
function voicesOf(locale: string): unknown[] {
  if (locale === 'es-ES') return [{ value: '66f9', label: 'Elena', gender: 'female' }];
  if (locale !== 'en-US') return [];
  return [
    { value: 'female', label: 'Female', children: [{ value: '66f1', label: 'Ava', ttsRate: 1 }] },
    { value: 'male', label: 'Male', children: [{ value: '66f2', label: 'Noah', ttsRate: 1 }] },
  ];
}

function filmAt(request: DoubleRequest, manner: StudioManner, memory: StudioMemory): Reply | undefined {
  const { method, path } = request;
  const { baseUrl, films } = memory;
  if (path === '/api/v1/r2/upload-presigned-url') {
    const url = `${baseUrl}/bucket/${String(jsonIn(request).key)}`;
    return good({ uploadUrl: url, cdnUrl: url });
  }
  if (path === '/api/v1/video/generate') return order(request, memory);
  if (path === '/api/v1/video/awsResult') {
    const film = films.find(({ id }) => id === jsonIn(request)._id);
    return good(film && !memory.ended.includes(film.id) ? [stateOf(film, manner, memory)] : []);
  }
  if (path.startsWith('/api/v1/video/awsList')) {
    return good(films.map(({ id, body }) => ({ _id: id, status: 'process', title: body.title })));
  }
  if (method !== 'DELETE' || !path.startsWith('/api/v1/video/')) return undefined;
  memory.ended.push(path.split('/').at(-1) ?? '');
  return good(null);
}

function order(request: DoubleRequest, { films }: StudioMemory): Reply {
  const film = { id: `67300${films.length + 1}`, key: '', body: jsonIn(request), looks: 0 };
  films.push(film);
  return good({ _id: film.id });
}

/** Its own names for how a film is. */
const STATUSES: Record<string, string> = {
  waiting: 'init',
  processing: 'process',
  completed: 'success',
  failed: 'fail',
};

function stateOf(film: DoubleFilm, manner: StudioManner, { baseUrl }: StudioMemory) {
  const status = statusOf(film, manner);
  return {
    ...{ _id: film.id, title: film.body.title, status: STATUSES[status] ?? status, process: 40 },
    result: status === 'completed' ? `${baseUrl}/films/${film.id}.mp4` : '',
    msg: status === 'failed' ? manner.failure.message : '',
  };
}
