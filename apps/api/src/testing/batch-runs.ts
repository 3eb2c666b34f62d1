import { runBatch } from '@herald/core/batches';
import { finishAsFilm } from '@herald/core/testing';
import { type ClaimedVideo, claimVideo } from '@herald/core/videos';
import type { SpeechService } from '@herald/media/engines/speech-service';
import type { TestApi } from './test-api.ts';

/** What the worker's job does, once. */
export async function runOnce(
  api: Pick<TestApi, 'core' | 'context'>,
  batchId: string,
  { retryCount = 0, speak }: { retryCount?: number; speak?: SpeechService['speak'] } = {},
): Promise<void> {
  const { core, context } = api;
  const speech = { ...context.providers.speech, ...(speak && { speak }) };
  await runBatch(core, {
    ...{ batchId, retryCount },
    signal: new AbortController().signal,
    enginesFor: () => Promise.resolve({ speech, casts: [], filmers: [] }),
  });
}

/** The films of a batch that wait in the queue, in its order. */
export async function waitingVideos({ core }: Pick<TestApi, 'core'>, batchId: string): Promise<string[]> {
  const { rows } = await core.db.pool.query<{ id: string }>(
    `select videos.id from videos join batch_items on video_id = videos.id
     where videos.batch_id = $1 and videos.status = 'pending' order by number`,
    [batchId],
  );
  return rows.map(({ id }) => id);
}

/** Runs a batch to its end; `film` says what becomes of each film. */
export async function runToEnd(
  api: Pick<TestApi, 'core' | 'context'>,
  batchId: string,
  film: (claimed: ClaimedVideo) => Promise<unknown> = (claimed) => finishAsFilm(api.core, claimed),
): Promise<void> {
  await runOnce(api, batchId);
  for (;;) {
    const waiting = await waitingVideos(api, batchId);
    if (waiting.length === 0) return;
    for (const videoId of waiting) {
      const claimed = await claimVideo(api.core, videoId);
      if (!claimed) throw new Error('The film could not be claimed.');
      await film(claimed);
    }
    await runOnce(api, batchId);
  }
}
