import type { videoGenerationEndpoints } from '@herald/contract';
import { fieldError } from '@herald/core/errors';
import { getVideos, orderAnother, startVideo } from '@herald/core/videos';
import type { ApiContext } from '../context.ts';
import { presentVideoStatus } from '../presenters/video.ts';
import type { ApiRequest } from '../route.ts';

type StartRequest = ApiRequest<typeof videoGenerationEndpoints.startVideo>;

type AnotherRequest = ApiRequest<typeof videoGenerationEndpoints.orderAnother>;

/** Orders a video. Its key is kept in its own row: a crash before the answer still makes only one. */
export async function answerStart(request: StartRequest) {
  const { ctx, actor, body, raw } = request;
  assertFilmerThere(ctx, body.output?.made_by ?? '');
  return answerStarted(request, await startVideo(ctx.core, actor, body, raw.keyed));
}

export async function answerAnother(request: AnotherRequest) {
  const { ctx, actor, params, raw } = request;
  return answerStarted(request, await orderAnother(ctx.core, actor, params.id, raw.keyed));
}

/** Services that film in place of Herald. */
export const filmersOf = ({ providers }: ApiContext) =>
  providers.filmers().map(({ name, title }) => ({ value: name, label: title }));

function assertFilmerThere(ctx: ApiContext, madeBy: string): void {
  if (madeBy === '' || filmersOf(ctx).some(({ value }) => value === madeBy)) return;
  throw fieldError('output.made_by', 'The service you chose is no longer there. Choose who films again.');
}

type Answering = Pick<StartRequest, 'ctx' | 'actor' | 'reply'>;

async function answerStarted({ ctx, actor, reply }: Answering, { id, isReplay }: { id: string; isReplay: boolean }) {
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
