import { defaultPreferences } from '@herald/contract/endpoints/preferences';
import type { Video } from '@herald/contract/endpoints/videos';
import { aVideoPage } from './a-video.ts';
import type { Handlers } from './fake-server.ts';
import { data } from './replies.ts';

/** What a screen with the library asks for: these videos and the default preferences. */
export function libraryOf(videos: Video[], changes: Parameters<typeof aVideoPage>[1] = {}): Handlers {
  return {
    getPreferences: () => data(defaultPreferences),
    readVideoCost: () => data([]),
    listVideos: () => data(aVideoPage(videos, changes)),
  };
}
