import type { PublicVideo, WatchData } from '@herald/contract/endpoints/watch';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { connection, failureOf, request } from '#lib/api.ts';
import { authToken } from '#lib/auth-token.ts';
import { toastError } from '#lib/toast.ts';
import { toastLoadFailure } from '#lib/toast-load-failure.ts';

type SharedVideo = { kind: 'loading' | 'locked' | 'missing' | 'failed' } | { kind: 'there'; video: PublicVideo };

interface Loading {
  shared: SharedVideo;
  /** Asks again, also for fresh addresses of its files. */
  reload: () => void;
  show: (video: PublicVideo) => void;
}

/** The video of the page: as the server wrote it in, or as the signed-in visitor may see it. */
export function useSharedVideo(slug: string, data: WatchData | null): Loading {
  const [shared, setShared] = useState(() => firstState(data));
  const load = useCallback(
    async (takeOver: (known: SharedVideo, fresh: PublicVideo) => PublicVideo) => {
      try {
        const { data: fresh } = await request('GET /videos/slug/:slug/public', { params: { slug } });
        setShared((known) => ({ kind: 'there', video: takeOver(known, fresh) }));
      } catch (error) {
        const state = stateAfter(error);
        setShared((known) => (known.kind === 'there' ? known : state));
      }
    },
    [slug],
  );
  const isKnown = data !== null && !authToken.read();
  useEffect(() => {
    if (!isKnown) void load(keepFiles);
  }, [isKnown, load]);
  useFailureToast(shared.kind);
  const reload = () => {
    setShared((known) => (known.kind === 'there' ? known : { kind: 'loading' }));
    void load((_, fresh) => fresh);
  };
  const goOn = useEffectEvent(() => {
    if (shared.kind === 'failed') reload();
  });
  useEffect(() => connection.onBack(goOn), []);
  return {
    shared,
    reload,
    show: (video) => setShared({ kind: 'there', video }),
  };
}

function firstState(data: WatchData | null): SharedVideo {
  if (data?.video) return { kind: 'there', video: data.video };
  // Signed in, the same address may show more.
  if (!data || authToken.read()) return { kind: 'loading' };
  return { kind: data.isLocked ? 'locked' : 'missing' };
}

/** New addresses of the same files would restart a film that is already playing. */
function keepFiles(known: SharedVideo, fresh: PublicVideo): PublicVideo {
  if (known.kind !== 'there') return fresh;
  const { video_url, thumbnail_url, captions_url, download_url, files } = known.video;
  return { ...fresh, video_url, thumbnail_url, captions_url, download_url, files };
}

function stateAfter(error: unknown): SharedVideo {
  const { code, httpStatus } = failureOf(error);
  if (code === 'watch_password_required') return { kind: 'locked' };
  return { kind: httpStatus === 404 || httpStatus === 401 ? 'missing' : 'failed' };
}

function useFailureToast(kind: SharedVideo['kind']): void {
  useEffect(() => {
    if (kind === 'missing') toastError('Video not found');
    if (kind === 'failed') toastLoadFailure('Failed to load video');
  }, [kind]);
}
