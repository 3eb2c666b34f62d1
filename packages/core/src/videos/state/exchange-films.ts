import { filmOf } from './film-of-video.ts';
import type { StoredVideo, VideoColumns } from './video.ts';

interface Exchanged {
  /** With its new film; its address, views and privacy stay. */
  video: VideoColumns;
  /** Keeps the film that the video showed, out of sight. */
  kept: VideoColumns;
}

/** What two rows become when a video shows the film of the other one. The files of both are where they belong by then. */
export function exchangeFilms(video: StoredVideo, other: StoredVideo, now: Date): Exchanged {
  return {
    video: { ...filmOf(other), slotWords: video.slotWords ?? video.transcript, ...linkChanges(video, other) },
    kept: { ...filmOf(video), title: video.title, deletedAt: now },
  };
}

/** A link that was changed with the film goes with it; one that was changed beside the video stays. */
function linkChanges({ output: was }: StoredVideo, { output: is }: StoredVideo): VideoColumns {
  const isSame = was?.link_url === is?.link_url && was?.link_label === is?.link_label;
  return isSame ? {} : { linkUrl: is?.link_url ?? '', linkLabel: is?.link_label.trim() ?? '' };
}
