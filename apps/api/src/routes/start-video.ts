import type { videoGenerationEndpoints } from '@herald/contract';
import { getVideos, startVideo } from '@herald/core/videos';
import { presentVideoStatus } from '../presenters/video.ts';
import type { ApiRequest } from '../route.ts';

type StartRequest = ApiRequest<typeof videoGenerationEndpoints.startVideo>;

/** Orders a video. Its key is kept in its own row: a crash before the answer still makes only one. */
export async function answerStart({ ctx, actor, body, raw, reply }: StartRequest) {
  const { id, isReplay } = await startVideo(ctx.core, actor, body, raw.keyed);
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
