import { type Actor, getVideo, retryVideo } from '@herald/core';
import { withSuccess } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { presentVideoStatus } from '../../presenters/video.ts';

export async function answerRetry(ctx: ApiContext, { actor, params }: { actor: Actor; params: { id: string } }) {
  await retryVideo(ctx.core, actor, params.id);
  const status = presentVideoStatus(ctx.core, await getVideo(ctx.core, actor, params.id));
  return { ...withSuccess(status), message: 'Video generation restarted' };
}
