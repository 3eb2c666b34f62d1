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

/** HeyGen v3: lists in pages, assets, films by poll, orders that are taken once for each key. */
export async function openHeyGenDouble(): Promise<StudioDouble> {
  const memory = freshMemory();
  const double = await openDouble(wireOf(memory), studioManner());
  memory.baseUrl = double.baseUrl;
  return Object.assign(double, { memory });
}

const errorOf = (status: number, code: string, message: string): Reply => ({
  status,
  body: { error: { code, message, param: null, doc_url: null } },
});

const VOICES = [
  { voice_id: 'v_1', name: 'Ava', language: 'English', gender: 'female', type: 'public' },
  { voice_id: 'v_2', name: 'Diego', language: 'Spanish (Mexico)', gender: 'male', type: 'public' },
  { voice_id: 'v_3', name: 'Nobody', language: 'Klingon', gender: 'unknown', type: 'public' },
];

const wireOf = (memory: StudioMemory): DoubleWire<StudioManner> => ({
  keyIn: ({ headers }) => String(headers['x-api-key'] ?? ''),
  refusal: errorOf(401, 'unauthorized', 'Invalid API key'),
  file: (request, manner) => manner.instead?.(request) ?? fileAt(request, manner, memory),
  other(request, manner) {
    const answer = listAt(request, manner, memory);
    if (answer) return answer;
    if (request.path === '/v3/voices/speech') return undefined;
    return filmAt(request, manner, memory) ?? errorOf(404, 'not_found', 'Unknown route');
  },
  wish(request) {
    const body = jsonIn(request);
    return { text: String(body.text), rate: Number(body.speed), body };
  },
  answer: (wav, { spoken, manner }) =>
    JSON.stringify({
      data: {
        audio_url: keepSound(memory, wav),
        duration: spoken.pcm.length / spoken.sampleRateHz,
        request_id: 'r1',
        word_timestamps: manner.tellsWords
          ? spoken.words.map(({ text, startSec, endSec }) => ({ word: text, start: startSec, end: endSec }))
          : null,
      },
    }),
});

function listAt({ path }: DoubleRequest, { people, left }: StudioManner, { baseUrl }: StudioMemory): Reply | undefined {
  const url = new URL(path, 'http://double');
  const start = Number(url.searchParams.get('token') ?? 0);
  const pageOf = (all: unknown[], size: number): Reply => {
    const end = start + size;
    const isMore = end < all.length;
    return {
      status: 200,
      body: { data: all.slice(start, end), has_more: isMore, next_token: isMore ? String(end) : null },
    };
  };
  if (url.pathname === '/v3/voices') return pageOf(VOICES, 2);
  if (url.pathname === '/v3/users/me') {
    return {
      status: 200,
      body: { data: { username: 'u', billing_type: 'subscription', subscription: { plan: 'pro', credits: left } } },
    };
  }
  if (url.pathname !== '/v3/avatars/looks') return undefined;
  const type = url.searchParams.get('ownership') === 'private' ? 'custom' : 'default';
  const looks = people
    .filter((one) => one.type === type)
    .map(({ id, name, gender }) => ({
      ...{ id, name, gender, avatar_type: 'studio_avatar', status: 'completed', tags: [] },
      preview_image_url: `${baseUrl}/pictures/${id}.png`,
    }));
  return pageOf(looks, 1);
}

function filmAt(request: DoubleRequest, manner: StudioManner, memory: StudioMemory): Reply | undefined {
  const { method, path } = request;
  if (path === '/v3/assets') {
    const id = `asset_${memory.sent.size + 1}`;
    memory.sent.set(id, request.body);
    return { status: 200, body: { data: { asset_id: id, url: `${memory.baseUrl}/assets/${id}` } } };
  }
  if (path === '/v3/videos') return order(request, memory);
  const id = /^\/v3\/videos\/([\w-]+)$/.exec(path)?.[1];
  if (!id) return undefined;
  const film = memory.films.find((one) => one.id === id);
  if (!film || memory.ended.includes(id)) return errorOf(404, 'video_not_found', 'No such video');
  if (method === 'DELETE') memory.ended.push(id);
  return { status: 200, body: { data: stateOf(film, manner, memory) } };
}

function order(request: DoubleRequest, memory: StudioMemory): Reply {
  const key = String(request.headers['idempotency-key'] ?? '');
  const known = memory.films.find((one) => key !== '' && one.key === key);
  const film = known ?? { id: `hv_${memory.films.length + 1}`, key, body: jsonIn(request), looks: 0 };
  if (!known) memory.films.push(film);
  return { status: 200, body: { data: { video_id: film.id, status: 'waiting', output_format: 'mp4' } } };
}

function stateOf(film: DoubleFilm, manner: StudioManner, { baseUrl }: StudioMemory) {
  const status = statusOf(film, manner);
  const { code, message } = manner.failure;
  return {
    ...{ id: film.id, title: film.body.title, status },
    video_url: status === 'completed' ? `${baseUrl}/films/${film.id}.mp4` : null,
    ...(status === 'failed' && { failure_code: code, failure_message: message }),
  };
}
