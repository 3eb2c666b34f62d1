import { readFile } from 'node:fs/promises';
import { EngineError } from '@herald/media/engine-error';
import type { EngineVideoRequest, VideoEngine } from '@herald/media/engines/video-engine';
import type { VideoOrder } from '@herald/media/engines/video-order';
import { z } from 'zod';
import { filmElsewhere } from '../../elsewhere/film-elsewhere.ts';
import { hostedTimes } from '../../elsewhere/film-times.ts';
import type { FilmState, FilmWire } from '../../elsewhere/film-wire.ts';
import { hidingKey } from '../../net/hide-key.ts';
import { askHeyGen, failureOfCode, type HeyGenOptions, TITLE, uploadAsset } from './ask-heygen.ts';

const LONGEST_TITLE = 100;
/** A day, by its documentation; an hour of it is left for clocks that differ. */
const KEYS_LIVE_MS = 23 * 3_600_000;

const ordered = z.object({ video_id: z.string() });
const video = z.object({
  status: z.string(),
  video_url: z.string().nullish(),
  failure_code: z.string().nullish(),
  failure_message: z.string().nullish(),
});

/** Films one of its people, or our still, to our own sound. */
export function heygenFilm(options: HeyGenOptions): VideoEngine {
  const { name, key, pollMs } = options;
  const service = { wire: heygenWire(options), name, title: TITLE, address: options, headers: {} };
  return {
    name,
    previewable: false,
    makeVideo: (request) => hidingKey(filmElsewhere({ ...service, request, times: hostedTimes(pollMs) }), key),
  };
}

function heygenWire(options: HeyGenOptions): FilmWire {
  return {
    isOwn: false,
    prepare: (request) => prepare(options, request),
    async order({ id, request, prepared }, signal) {
      const headers = { 'idempotency-key': id };
      const body = bodyOf(request.order, prepared);
      const { video_id } = await askHeyGen(options, ordered, { path: '/v3/videos', body, headers, signal });
      return { is: 'taken', id: video_id };
    },
    // For as long as a key is known, the same key makes the same order count once.
    findAgain: async ({ sentAt }) =>
      Date.now() - sentAt < KEYS_LIVE_MS ? { is: 'not_ordered', countsOnce: true } : { is: 'unknown' },
    look: ({ id }, signal) => look(options, id, signal),
    cancel: (id) => askHeyGen(options, z.unknown(), { path: pathOf(id), method: 'DELETE' }),
  };
}

const pathOf = (id: string): string => `/v3/videos/${encodeURIComponent(id)}`;

async function prepare(options: HeyGenOptions, request: EngineVideoRequest): Promise<Record<string, string>> {
  const { order, signal } = request;
  const send = async (path: string, type: string) => {
    const bytes = new Uint8Array(await readFile(path));
    return uploadAsset(options, { bytes, name: type.replace('/', '.'), type }, signal);
  };
  const sound = await send(await request.soundFile(), 'audio/wav');
  if (!order.maker?.avatarId) return { sound, still: await send(await request.stillFile(), 'image/png') };
  return { sound };
}

/** Their people are filmed to our sound and never by their script, so that words and captions stay ours. */
function bodyOf({ maker, title, output, background }: VideoOrder, { sound, still }: Record<string, string>): object {
  const who = maker?.avatarId
    ? { type: 'avatar', avatar_id: maker.avatarId }
    : { type: 'image', image: { type: 'asset_id', asset_id: still } };
  const isColor = maker?.avatarId && background.setting === 'color';
  return {
    ...who,
    audio_asset_id: sound,
    title: title.slice(0, LONGEST_TITLE),
    aspect_ratio: output.aspect_ratio,
    resolution: `${output.resolution}p`,
    output_format: 'mp4',
    ...(isColor && { background: { type: 'color', value: background.color } }),
  };
}

async function look(options: HeyGenOptions, id: string, signal: AbortSignal): Promise<FilmState> {
  let seen: z.infer<typeof video>;
  try {
    const kinds = { 404: 'engine_ended', 410: 'engine_ended' } as const;
    seen = await askHeyGen(options, video, { path: pathOf(id), signal, kinds });
  } catch (error) {
    if (error instanceof EngineError && error.kind === 'engine_ended') return { is: 'forgotten' };
    throw error;
  }
  if (seen.status === 'completed' && seen.video_url) return { is: 'done', film: { url: seen.video_url } };
  if (seen.status === 'failed') return failed(seen);
  return { is: 'working' };
}

function failed({ failure_code: code, failure_message: message }: z.infer<typeof video>): FilmState {
  const known = failureOfCode(moderated(code ?? ''), message ?? '');
  if (known) return { is: 'failed', error: withoutRetry(known) };
  const said = message ? `${TITLE} could not film it: ${message}` : `${TITLE} could not film it.`;
  return { is: 'failed', error: new EngineError('engine_failed', said, { retryable: false }) };
}

/** Its codes for what it does not want to film have many names. */
const moderated = (code: string): string => (/moderat|policy|nsfw/i.test(code) ? 'moderation' : code);

/** The film stays failed however often it is looked at. */
const withoutRetry = ({ kind, message }: EngineError): EngineError =>
  new EngineError(kind, message, { retryable: false });
