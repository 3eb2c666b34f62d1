import type { Video } from '@herald/contract/endpoints/videos';
import { clsx } from 'clsx';
import { RotateCcw } from 'lucide-react';
import { memo } from 'react';
import { framesDone, placeInQueue, stageWords, timeLeft, waitInWords } from '#data/videos/progress-words.ts';
import { isStopped } from '#data/videos/status-look.ts';
import { exactMoment, timeAgo } from '#lib/dates.ts';
import { timeCode } from '#lib/time-code.ts';
import { Button } from '#ui/button.tsx';
import { Progress } from '#ui/progress.tsx';
import { Wipe } from '#ui/wipe.tsx';
import { stoppedWords } from '../rules/video-words.ts';
import { FoundLine } from './found-line.tsx';
import { rowHeight } from './layout-class.ts';
import { useLibraryActions } from './library-actions.ts';
import { OpenVideo, type VideoItemProps } from './open-video.tsx';
import { PosterPicture } from './poster-picture.tsx';
import { SelectBox } from './select-box.tsx';
import { StatusLine } from './status-line.tsx';
import { TitleField } from './title-field.tsx';
import { VideoMenu } from './video-menu.tsx';

/** A video as a line of the list: the same states as the card, in words. */
export const VideoRow = memo(function VideoRow(props: VideoItemProps) {
  const { video, hit, isCompact, isActive, isSelected, isSelecting, isRenaming } = props;
  const tabIndex = isActive ? 0 : -1;
  return (
    <article
      aria-label={video.title}
      className={clsx(
        'group relative flex items-center gap-4 pr-2 pl-3 transition-colors hover:bg-raised md:gap-6',
        rowHeight(isCompact),
        isSelected && 'bg-raised',
      )}
    >
      <OpenVideo {...props} tabIndex={tabIndex} />
      <div
        className={clsx(
          'pointer-events-none relative shrink-0 overflow-hidden rounded-sm bg-film',
          isCompact ? 'h-9 w-5' : 'h-14 w-[31.5px]',
        )}
      >
        <SmallPoster video={video} />
      </div>
      <div
        className={clsx(
          'min-w-0 flex-1',
          isCompact && 'lg:flex lg:items-center lg:gap-4',
          !isRenaming && 'pointer-events-none',
        )}
      >
        {isRenaming ? (
          <div className="flex pl-2">
            <TitleField video={video} />
          </div>
        ) : (
          <h3 dir="auto" className="plain-heading truncate font-medium text-14">
            {video.title}
          </h3>
        )}
        {hit && video.status === 'completed' ? (
          <FoundLine hit={hit} className={clsx('truncate', !isCompact && 'mt-0.5')} />
        ) : (
          <StatusLine video={video} className={clsx('lg:[&>.beside]:hidden', !isCompact && 'mt-1')} />
        )}
      </div>
      <div className="pointer-events-none relative w-[440px] text-13 text-ink-soft max-lg:hidden">
        <StateWords video={video} />
      </div>
      <span className="tnum pointer-events-none w-24 text-right text-13 max-lg:hidden">
        {video.status === 'completed' && <Views count={video.views} />}
      </span>
      <span className="tc pointer-events-none w-12 text-right text-12 text-ink-soft max-md:hidden">
        {video.duration !== null && timeCode(video.duration)}
      </span>
      <span
        className="relative w-24 text-right text-13 text-ink-faint max-md:hidden"
        title={exactMoment(video.created_at)}
      >
        {timeAgo(video.created_at)}
      </span>
      <span className="relative flex items-center">
        <SelectBox
          video={video}
          isSelected={isSelected}
          tabIndex={tabIndex}
          className={clsx(!isSelecting && 'opacity-0 group-focus-within:opacity-100 group-hover:opacity-100')}
        />
        <VideoMenu video={video} tabIndex={tabIndex} />
      </span>
    </article>
  );
});

function Views({ count }: { count: number }) {
  return (
    <>
      {count.toLocaleString('en-US')} <span className="text-ink-faint">{count === 1 ? 'view' : 'views'}</span>
    </>
  );
}

function SmallPoster({ video }: { video: Video }) {
  const picture = <PosterPicture video={video} />;
  if (video.status === 'processing') return <Wipe done={(video.progress?.progress ?? 0) / 100} picture={picture} />;
  return video.status === 'completed' ? (
    picture
  ) : (
    <PosterPicture video={video} className="brightness-[.45] grayscale" />
  );
}

function StateWords({ video }: { video: Video }) {
  const { canEdit, retry } = useLibraryActions();
  const { progress } = video;
  if (isStopped(video.status)) {
    return (
      <div className="flex items-center gap-4">
        <span className="line-clamp-2 flex-1">{stoppedWords(video).reason}</span>
        {canEdit && !video.deleted_at && (
          <Button size="s" icon={RotateCcw} className="pointer-events-auto" onClick={() => retry(video)}>
            Retry Generation
          </Button>
        )}
      </div>
    );
  }
  if (video.status === 'processing' && progress) {
    return (
      <>
        <div className="mb-1.5 flex justify-between">
          <span>
            {stageWords(progress)} <span className="tnum text-ink-faint">{framesDone(progress)}</span>
          </span>
          <span className="tnum">{timeLeft(progress)}</span>
        </div>
        <Progress label={`Progress of ${video.title}`} done={progress.progress / 100} />
      </>
    );
  }
  if (video.status !== 'pending' || !progress) return null;
  const { eta_seconds } = progress;
  return (
    <span>
      <span className="text-ink">{placeInQueue(progress)}.</span>
      {eta_seconds !== null && ` Ready in about ${waitInWords(eta_seconds)}`}
    </span>
  );
}
