import type { Video } from '@herald/contract/endpoints/videos';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { framesDone, ordinal, stageWords, timeLeft, waitInWords } from '#data/videos/progress-words.ts';
import { Button } from '#ui/button.tsx';
import { Wipe } from '#ui/wipe.tsx';
import { frameOf } from '../rules/frame-of.ts';
import { stoppedWords } from '../rules/video-words.ts';
import { useLibraryActions } from './library-actions.ts';
import { PosterPicture } from './poster-picture.tsx';

/** A film of another shape than the card lies in the middle of it, as it will when it is finished. */
function InItsFrame({ video, children }: { video: Video; children: ReactNode }) {
  const frame = frameOf(video.metadata);
  if (frame === 'full') return children;
  return (
    <div className="absolute inset-0 flex items-center">
      <div className="relative w-full overflow-hidden" style={{ aspectRatio: frame }}>
        {children}
      </div>
    </div>
  );
}

/** The wipe stands at the true percentage of the whole work. */
export function ProcessingPoster({ video }: { video: Video }) {
  const { progress } = video;
  const percent = Math.floor(progress?.progress ?? 0);
  return (
    <div className="absolute inset-0 bg-film">
      <InItsFrame video={video}>
        <Wipe done={percent / 100} picture={<PosterPicture video={video} />} />
      </InItsFrame>
      <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-film via-film/85 to-film/0 px-3 pt-16 pb-3 text-film-ink @max-[150px]:px-2 @max-[150px]:pb-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-2">
          <span className="display tnum font-semibold text-34 @max-[150px]:text-26">{percent}%</span>
          <span className="tnum whitespace-nowrap text-12 text-film-soft">{progress && timeLeft(progress)}</span>
        </div>
        {progress && (
          <div className="mt-1 flex justify-between gap-2 text-12 text-film-soft">
            <span className="truncate">{stageWords(progress)}</span>
            <span className="tnum hidden whitespace-nowrap @[190px]:inline">{framesDone(progress)}</span>
          </div>
        )}
      </div>
    </div>
  );
}

export function QueuedPoster({ video }: { video: Video }) {
  const place = video.progress?.queue_position ?? null;
  const etaSec = video.progress?.eta_seconds ?? null;
  return (
    <div className="absolute inset-0 bg-film">
      <PosterPicture video={video} className="brightness-[.52] grayscale-[.85]" />
      <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-film via-film/80 to-film/0 px-3 pt-20 pb-3 text-film-ink">
        {place === null ? (
          <div className="display font-semibold text-20">In the queue</div>
        ) : (
          <>
            <div className="display tnum font-semibold text-34 @max-[150px]:text-26">{ordinal(place)}</div>
            <div className="text-12 text-film-soft">in the queue</div>
          </>
        )}
        {etaSec !== null && (
          <div className="tnum mt-1.5 border-film-ink/20 border-t pt-1.5 text-12 text-film-soft">
            Ready in about {waitInWords(etaSec)}
          </div>
        )}
      </div>
    </div>
  );
}

/** Says what happened, what is kept and what to do, and lets it be done in place. */
export function StoppedPoster({ video }: { video: Video }) {
  const { canEdit, retry } = useLibraryActions();
  const { reason, kept } = stoppedWords(video);
  return (
    <div className="absolute inset-0 bg-film">
      <PosterPicture video={video} className="brightness-[.6] grayscale" />
      <div className="absolute inset-0 flex flex-col justify-end gap-2.5 @max-[150px]:p-2 bg-linear-to-t from-25% from-film via-50% via-film/85 to-75% to-film/0 p-3 text-film-ink">
        <p className="line-clamp-5 text-13 leading-[1.35] @max-[150px]:text-12">{reason}</p>
        <p className="line-clamp-4 text-12 text-film-soft @max-[150px]:hidden">{kept}</p>
        {canEdit && !video.deleted_at && (
          <Button
            kind="film"
            size="s"
            icon={RotateCcw}
            className="relative z-10 w-full px-2!"
            onClick={() => retry(video)}
          >
            <span>
              Retry<span className="@max-[165px]:sr-only"> Generation</span>
            </span>
          </Button>
        )}
      </div>
    </div>
  );
}
