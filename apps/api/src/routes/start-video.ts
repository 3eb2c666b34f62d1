import type { videoGenerationEndpoints } from '@herald/contract/endpoints/video-generation';
import { fieldError } from '@herald/core/errors';
import { getVideos, orderAnother, remakeSound, remakeVideo, startVideo } from '@herald/core/videos';
import { blameInput } from '../blame-input.ts';
import { connectionSignal } from '../connection-signal.ts';
import type { ApiContext } from '../context.ts';
import { presentVideoStatus } from '../presenters/video.ts';
import { providersFor } from '../providers-for.ts';
import type { ApiRequest } from '../route.ts';

type StartRequest = ApiRequest<typeof videoGenerationEndpoints.startVideo>;

type AnotherRequest = ApiRequest<typeof videoGenerationEndpoints.orderAnother>;

/** Orders a video. Its key is kept in its own row: a crash before the answer still makes only one. */
export async function answerStart(request: StartRequest) {
  const { ctx, actor, body, raw } = request;
  await assertFilmerThere(ctx, actor.accountId, body.output?.made_by ?? '');
  return answerStarted(request, await startVideo(ctx.core, actor, body, raw.keyed));
}

export async function answerAnother(request: AnotherRequest) {
  const { ctx, actor, params, raw } = request;
  const sound = await soundOfRemake(request);
  return answerStarted(request, await orderAnother(ctx.core, actor, params.id, { keyed: raw.keyed, sound }));
}

/** Orders a changed film under the address of a finished video. */
export async function answerRemake(request: ApiRequest<typeof videoGenerationEndpoints.remakeVideo>) {
  const { ctx, actor, params, body, raw } = request;
  return answerStarted(request, await remakeVideo(ctx.core, actor, { videoId: params.id, body }, raw.keyed));
}

type RemakeRequest = Pick<AnotherRequest, 'ctx' | 'actor' | 'params' | 'body' | 'reply'>;

/** The sound that a video is made of again, where its voice ended and the user chose another one. */
export async function soundOfRemake({ ctx, actor, params, body, reply }: RemakeRequest) {
  const { speech } = await providersFor(ctx, actor.accountId);
  const wish = { videoId: params.id, voiceId: body?.tts_id ?? '', engine: speech, signal: connectionSignal(reply) };
  return blameInput('tts_id', remakeSound(ctx.core, actor, wish));
}

/** Services that film in place of Herald. */
export async function filmersOf(ctx: ApiContext, accountId: string) {
  const providers = await providersFor(ctx, accountId);
  return providers
    .filmers()
    .map(({ name, title, alsoCalled }) => ({ value: name, label: title, others: [...alsoCalled] }));
}

async function assertFilmerThere(ctx: ApiContext, accountId: string, madeBy: string): Promise<void> {
  if (madeBy === '') return;
  const filmers = await filmersOf(ctx, accountId);
  if (filmers.some(({ value, others }) => value === madeBy || others.includes(madeBy))) return;
  throw fieldError('output.made_by', 'The service you chose is no longer there. Choose who films again.');
}

type Answering = Pick<StartRequest, 'ctx' | 'actor' | 'raw' | 'reply'>;

async function answerStarted(
  { ctx, actor, raw, reply }: Answering,
  { id, isReplay }: { id: string; isReplay: boolean },
) {
  raw.workId = id;
  if (isReplay) reply.header('idempotency-replayed', 'true');
  const [shown] = await getVideos(ctx.core, actor.accountId, [id]);
  const status = shown && presentVideoStatus(ctx.core, shown);
  return {
    status: 'success' as const,
    success: true as const,
    message: 'Video Generation Started!',
    video_id: id,
    // A video that was started with this key and purged since has nothing to wait for.
    eta_seconds: status?.eta_seconds ?? null,
    queue_position: status?.queue_position ?? null,
  };
}
