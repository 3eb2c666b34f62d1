import type { Core } from '../../core.ts';
import { type ReceivedPost, receivePost } from '../../intake/receive-post.ts';
import type { Done, Report } from '../../intake/sender.ts';
import type { StoredEvent } from '../../intake/store-events.ts';
import { FILM_EVENTS, heygen } from './heygen.ts';

/** Told that a film of a service is over. Returns whether a video waits for it. */
export type FilmListener = (film: { filmId: string; eventType: string }) => Promise<boolean>;

/** Takes what HeyGen posts about its films, which only hastens a look at them. */
export function receiveFilmEvent(
  core: Core,
  post: Omit<ReceivedPost, 'source'>,
  onFilm: FilmListener,
): Promise<StoredEvent> {
  return receivePost(core, { ...post, source: 'heygen' }, { ...heygen, act: (report) => tell(core, report, onFilm) });
}

async function tell(
  core: Core,
  { eventType, transactionId, reason = '' }: Report,
  onFilm: FilmListener,
): Promise<Done> {
  if (!transactionId || !FILM_EVENTS.includes(eventType)) return { status: 'ignored', text: reason };
  try {
    const isAwaited = await onFilm({ filmId: transactionId, eventType });
    if (isAwaited) return { status: 'success', text: 'Herald looks at this film at once.' };
    return { status: 'ignored', text: 'No video waits for this film.' };
  } catch (error) {
    core.log.warn({ err: error }, 'The event of a film could not be passed on');
    return { status: 'ignored', text: 'Herald could not act on it; it looks at the film at the usual time.' };
  }
}
