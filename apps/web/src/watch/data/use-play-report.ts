import type { PublicVideo } from '@herald/contract/endpoints/watch';
import { type RefObject, useEffect, useRef } from 'react';
import { request } from '#lib/api.ts';
import { logFailure } from '#lib/log-failure.ts';
import { createSeenParts } from '../rules/seen-parts.ts';

const countedKey = (slug: string) => `counted ${slug}`;

/** A blocked storage forgets at once; a visit then lasts as long as the page. */
const kept = new Map<string, string>();

const isCounted = (slug: string): boolean => read(countedKey(slug)) !== null;

const markCounted = (slug: string): void => write(countedKey(slug), 'yes');

const REPORT_EVERY_MS = 5000;

interface Reported {
  film: RefObject<HTMLVideoElement | null>;
  video: PublicVideo;
  onViews: (views: number) => void;
}

/** Counts the first play of a visit and tells what of the video was seen, for its owner's statistics. */
export function usePlayReport({ film, video, onViews }: Reported): void {
  const tellViews = useRef(onViews);
  tellViews.current = onViews;
  const { slug, session, is_own: isOwn } = video;
  useEffect(() => {
    const player = film.current;
    if (!player) return;
    return listen(player, { slug, session, isOwn, onViews: (views) => tellViews.current(views) });
  }, [film, slug, session, isOwn]);
}

interface Visit {
  slug: string;
  session: string;
  isOwn: boolean;
  onViews: (views: number) => void;
}

function listen(player: HTMLVideoElement, visit: Visit) {
  const { slug, session, isOwn } = visit;
  const stop = new AbortController();
  const { signal } = stop;
  const parts = createSeenParts();
  let sent = '';
  /** Where it stands while it does not play. A busy page hears of a start some time after it. */
  let startSec = player.currentTime;
  /** It has started, and nothing of it was noted yet: its length may still be unknown, or it may be over already. */
  let isStarted = false;
  const look = () => {
    if (!(player.duration > 0)) return;
    if (isStarted) parts.at(startSec, player.duration);
    isStarted = false;
    parts.at(player.currentTime, player.duration);
  };
  const lookIfPlaying = () => {
    if (!player.paused) look();
  };
  const begin = () => {
    isStarted = true;
    lookIfPlaying();
  };
  const goOn = () => {
    if (!player.paused) begin();
  };
  const jump = () => {
    parts.interrupt();
    startSec = player.currentTime;
  };
  const end = () => {
    look();
    jump();
    send();
  };
  const send = () => {
    const body = { session, ...parts.read() };
    const news = JSON.stringify(body);
    if (isOwn || !isCounted(slug) || body.seen.length === 0 || news === sent) return;
    sent = news;
    request('POST /videos/slug/:slug/play', { params: { slug }, body, keepalive: true }).catch((error: unknown) =>
      logFailure('What was watched could not be sent', error),
    );
  };
  player.addEventListener('play', () => void countView(visit), { signal });
  player.addEventListener('timeupdate', lookIfPlaying, { signal });
  // Where it starts, also after a jump: the first look of the clock comes only a quarter of a second later.
  player.addEventListener('play', begin, { signal });
  player.addEventListener('seeked', goOn, { signal });
  player.addEventListener('seeking', jump, { signal });
  for (const moment of ['pause', 'ended']) player.addEventListener(moment, end, { signal });
  addEventListener('pagehide', send, { signal });
  document.addEventListener('visibilitychange', send, { signal });
  const timer = setInterval(send, REPORT_EVERY_MS);
  return () => {
    send();
    clearInterval(timer);
    stop.abort();
  };
}

const counting = new Set<string>();

/** Once per visit and video; a failure is only logged, and the next play tries again. */
async function countView({ slug, session, onViews }: Visit): Promise<void> {
  if (isCounted(slug) || counting.has(slug)) return;
  counting.add(slug);
  try {
    const { data } = await request('POST /videos/slug/:slug/view', {
      params: { slug },
      body: { session },
    });
    markCounted(slug);
    onViews(data.views);
  } catch (error) {
    logFailure('The view could not be counted', error);
  } finally {
    counting.delete(slug);
  }
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? kept.get(key) ?? null;
  } catch {
    return kept.get(key) ?? null;
  }
}

function write(key: string, value: string): void {
  kept.set(key, value);
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // The copy in memory is enough.
  }
}
