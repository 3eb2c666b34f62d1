import type { Core } from '@herald/core';
import { noteAlertPost, readAlertPost } from '@herald/core/monitoring';
import { jobSettings, type RunningJob } from '@herald/core/queue';
import { postSigned } from '@herald/providers';

/** Makes one attempt to tell the operator's webhook; a failed job is repeated. */
export async function postAlert(
  core: Core,
  { payload: { postId }, retryCount, signal }: Pick<RunningJob<'post-alert'>, 'payload' | 'retryCount' | 'signal'>,
): Promise<void> {
  const post = await readAlertPost(core, postId);
  if (!post) return;
  try {
    await postSigned(post, signal);
  } catch (error) {
    signal.throwIfAborted();
    const message = error instanceof Error ? error.message : String(error);
    await noteAlertPost(core, postId, message, retryCount >= jobSettings['post-alert'].retryLimit);
    throw error;
  }
  await noteAlertPost(core, postId, null, true);
}
