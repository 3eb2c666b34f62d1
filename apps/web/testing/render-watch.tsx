import type { PublicVideo, WatchData } from '@herald/contract/endpoints/watch';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { WatchPage } from '../src/watch/watch-page.tsx';
import { aPublicVideo } from './a-public-video.ts';
import type { Handlers } from './fake-server.ts';
import { type Person, startServer } from './render-screen.tsx';

interface WatchOptions {
  as?: Person;
  server?: Handlers;
  /** What the server has written into the page; null where it wrote nothing. */
  page?: Partial<WatchData> | null;
}

/** Opens the page of the shared video `cold-brew`. */
export function renderWatch({ as = 'nobody', server: handlers = {}, page = null }: WatchOptions = {}) {
  const server = startServer(as, handlers);
  const written = page && { video: null, isLocked: false, siteName: 'Herald', ...page };
  render(<WatchPage slug="cold-brew" data={written} />);
  return { server, user: userEvent.setup({ delay: null }) };
}

/** The page as the server writes it for a video that everybody may see. */
export function renderWatchOf(changes: Partial<PublicVideo> = {}, server: Handlers = {}) {
  return renderWatch({ server, page: { video: aPublicVideo(changes) } });
}
