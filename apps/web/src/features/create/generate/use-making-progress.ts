import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { request } from '../../../lib/api.ts';
import { useVideoEvents } from '../../../lib/video-events.ts';
import { type Making, makingStore } from './making.ts';

const pollMs = 1_000;

/** Real progress: told by the server as it happens, asked for while it cannot tell. */
export function useMakingProgress(making: Making): void {
  const { videoId } = making;
  const isLive = useVideoEvents((video) => {
    if (video.id === videoId) changeTo(videoId, { status: video.status, progress: video.progress });
  });
  const { data } = useQuery({
    queryKey: ['video-status', videoId],
    queryFn: async ({ signal }) =>
      (await request('GET /video-generation/status/:id', { params: { id: videoId }, signal })).data,
    refetchInterval: isLive ? false : pollMs,
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(() => {
    if (!data) return;
    const { status, stage, progress, frames_done, frames_total, queue_position, eta_seconds } = data;
    const known = stage !== undefined && progress !== undefined;
    changeTo(videoId, {
      status,
      progress: known
        ? {
            stage,
            progress,
            frames_done: frames_done ?? 0,
            frames_total: frames_total ?? 0,
            queue_position: queue_position ?? null,
            eta_seconds: eta_seconds ?? null,
          }
        : null,
    });
  }, [data, videoId]);
}

/** An answer that was long on its way must not turn time back. */
function changeTo(videoId: string, { status, progress }: Pick<Making, 'status' | 'progress'>): void {
  const before = makingStore.read();
  if (before?.videoId !== videoId) return;
  const isOlder = progress && before.progress && progress.progress < before.progress.progress;
  if (!isOlder) makingStore.set({ ...before, status, progress: progress ?? before.progress });
}
