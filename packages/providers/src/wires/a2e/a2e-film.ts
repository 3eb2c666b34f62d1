import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { EngineError } from '@herald/media/engine-error';
import type { EngineVideoRequest, VideoEngine } from '@herald/media/engines/video-engine';
import type { VideoOrder } from '@herald/media/engines/video-order';
import { frameSizeOf } from '@herald/media/frame-size';
import { z } from 'zod';
import { filmElsewhere } from '../../elsewhere/film-elsewhere.ts';
import { hostedTimes } from '../../elsewhere/film-times.ts';
import type { FilmOrder, FilmState, FilmWire, FoundAgain, Ordered } from '../../elsewhere/film-wire.ts';
import { putThere } from '../../net/fetch-link.ts';
import { hidingKey } from '../../net/hide-key.ts';
import { isOwnAnchor } from './a2e-people.ts';
import { type A2eOptions, deleteA2e, failureOf, getA2e, postA2e, TITLE } from './ask-a2e.ts';

const UPLOAD_LIVES_SEC = 3600;
const DONE = new Set(['success', 'completed', 'done']);
const FAILED = new Set(['fail', 'failed', 'error']);

const upload = z.object({ uploadUrl: z.string(), cdnUrl: z.string() });
const ordered = z.object({ _id: z.string() });
const result = z.object({
  _id: z.string(),
  status: z.string(),
  title: z.string().nullish(),
  process: z.number().nullish().catch(null),
  result: z.string().nullish(),
  msg: z.string().nullish(),
});
const results = z.union([
  z.array(z.unknown()),
  z.object({ rows: z.array(z.unknown()) }).transform(({ rows }) => rows),
  z.object({ list: z.array(z.unknown()) }).transform(({ list }) => list),
]);

/** Films one of its people to our own sound. */
export function a2eFilm(options: A2eOptions): VideoEngine {
  const { name, key, pollMs } = options;
  const service = { wire: a2eWire(options), name, title: TITLE, address: options, headers: {} };
  return {
    name,
    previewable: false,
    makeVideo: (request) => hidingKey(filmElsewhere({ ...service, request, times: hostedTimes(pollMs) }), key),
  };
}

function a2eWire(options: A2eOptions): FilmWire {
  return {
    isOwn: false,
    prepare: (request) => prepare(options, request),
    order: (film, signal) => order(options, film, signal),
    findAgain: (film, signal) => findByTitle(options, film, signal),
    look: ({ id }, signal) => look(options, id, signal),
    cancel: (id) => deleteA2e(options, `/video/${encodeURIComponent(id)}`),
  };
}

async function prepare(options: A2eOptions, request: EngineVideoRequest): Promise<Record<string, string>> {
  const { order, signal } = request;
  const anchor = order.maker?.avatarId;
  if (!anchor) throw new EngineError('input_refused', `${TITLE} films only people of its own. Choose one of them.`);
  const bytes = await readFile(await request.soundFile());
  const fields = {
    key: `herald/${crypto.randomUUID()}.wav`,
    contentType: 'audio/wav',
    contentLength: bytes.length,
    expiresIn: UPLOAD_LIVES_SEC,
  };
  const { uploadUrl, cdnUrl } = await postA2e(options, upload, { path: '/r2/upload-presigned-url', fields, signal });
  const there = { url: uploadUrl, address: options, title: TITLE, kind: 'engine_failed', signal } as const;
  await putThere(there, bytes, fields.contentType);
  const type = (await isOwnAnchor(options, anchor, signal)) ? 1 : 0;
  return { sound: cdnUrl, anchor, type: String(type) };
}

/** It has no keys for orders, so the title names the order. Some cut it after 40 characters. */
const titleOf = ({ id, orders }: FilmOrder): string =>
  `Herald ${createHash('sha256').update(`${id}/${orders}`).digest('hex').slice(0, 24)}`;

async function order(options: A2eOptions, film: FilmOrder, signal: AbortSignal): Promise<Ordered> {
  const fields = fieldsOf(film.request.order, titleOf(film), film.prepared);
  const { _id } = await postA2e(options, ordered, { path: '/video/generate', fields, signal });
  return { is: 'taken', id: _id };
}

function fieldsOf({ output, background }: VideoOrder, title: string, prepared: FilmOrder['prepared']) {
  const { widthPx, heightPx } = frameSizeOf(output.aspect_ratio, output.resolution);
  return {
    title,
    anchor_id: prepared.anchor ?? '',
    anchor_type: Number(prepared.type),
    audioSrc: prepared.sound ?? '',
    resolution: output.resolution,
    web_bg_width: widthPx,
    web_bg_height: heightPx,
    isSkipRs: true,
    isCaptionEnabled: false,
    isToPublicPool: false,
    ...(background.setting === 'color' && { anchor_background_color: background.color }),
  };
}

/** An attempt that died after it ordered left its film among the newest. */
async function findByTitle(options: A2eOptions, film: FilmOrder, signal: AbortSignal): Promise<FoundAgain> {
  const call = { path: '/video/awsList', fields: { current: 1, pageSize: 50 }, signal };
  const listed = (await getA2e(options, results, call)).flatMap((one) => result.safeParse(one).data ?? []);
  const found = listed.find(({ title }) => title === titleOf(film));
  return found ? { is: 'there', id: found._id } : { is: 'not_ordered' };
}

async function look(options: A2eOptions, id: string, signal: AbortSignal): Promise<FilmState> {
  const [found] = await postA2e(options, z.array(result), { path: '/video/awsResult', fields: { _id: id }, signal });
  if (!found) return { is: 'forgotten' };
  const status = found.status.toLowerCase();
  if (DONE.has(status) && found.result) return { is: 'done', film: { url: found.result } };
  if (FAILED.has(status)) {
    const said = failureOf(found.msg || 'It could not make the film.', 'engine_failed');
    return { is: 'failed', error: new EngineError(said.kind, said.message, { retryable: false }) };
  }
  return { is: 'working', share: Math.min(99, Math.max(0, found.process ?? 0)) / 100 };
}
