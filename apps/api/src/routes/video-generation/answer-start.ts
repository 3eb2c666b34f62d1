import type { endpoints } from '@herald/contract';
import { getVideo, startVideo } from '@herald/core';
import type { ApiContext } from '../../context.ts';
import { presentVideoStatus } from '../../presenters/video.ts';
import type { ApiRequest } from '../../route.ts';

type StartRequest = Pick<ApiRequest<typeof endpoints.startVideo>, 'actor' | 'body' | 'raw'>;

/** Orders a video. The key is kept with the video itself: a crash before the answer still makes only one. */
export async function answerStart(ctx: ApiContext, { actor, body, raw }: StartRequest) {
  const key = raw.headers['idempotency-key'];
  const { id } = await startVideo(ctx.core, actor, body, typeof key === 'string' ? key : undefined);
  const { eta_seconds, queue_position } = presentVideoStatus(ctx.core, await getVideo(ctx.core, actor, id));
  return {
    status: 'success' as const,
    success: true as const,
    message: 'Video Generation Started!',
    video_id: id,
    eta_seconds,
    queue_position,
  };
}
