import type { PublicVideo } from '@herald/contract';
import { exactMoment, longDay } from '../../lib/dates.ts';

/** What the video is called, since when it is there and how often it was seen. */
export function VideoFacts({ video, views }: { video: PublicVideo; views: number }) {
  return (
    <div className="pb-6">
      <h1 className="break-words font-semibold text-26">{video.title}</h1>
      <p className="tnum mt-2 text-13 text-ink-faint">
        <time
          dateTime={video.created_at}
          // Only for whoever points at it: a browser takes longer to word it than to draw the rest of these lines.
          onPointerEnter={({ currentTarget }) => {
            currentTarget.title = exactMoment(video.created_at);
          }}
        >
          {longDay(video.created_at)}
        </time>{' '}
        <span aria-hidden>·</span> <span>{`${views.toLocaleString('en-US')} ${views === 1 ? 'view' : 'views'}`}</span>
      </p>
      {video.description && (
        <p className="mt-4 whitespace-pre-line break-words text-14 text-ink-soft leading-6">{video.description}</p>
      )}
    </div>
  );
}
