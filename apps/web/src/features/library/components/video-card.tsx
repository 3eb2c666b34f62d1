import { clsx } from 'clsx';
import { memo, type PointerEvent, useEffect, useRef, useState } from 'react';
import { FoundLine } from './found-line.tsx';
import { wordsHeight } from './layout-class.ts';
import { OpenVideo, type VideoItemProps } from './open-video.tsx';
import { SelectBox } from './select-box.tsx';
import { StatusLine } from './status-line.tsx';
import { TitleField } from './title-field.tsx';
import { VideoMenu } from './video-menu.tsx';
import { VideoPoster } from './video-poster.tsx';

/** Long enough that a pointer passing over the grid starts nothing. */
const REST_MS = 180;

/** The poster tells the state, the line under the title says it in words. */
export const VideoCard = memo(function VideoCard(props: VideoItemProps) {
  const { video, hit, isCompact, isActive, isSelected, isRenaming } = props;
  const isOneLine = isCompact || hit !== undefined;
  const { isHovered, hoverProps } = useHoverPreview();
  const tabIndex = isActive ? 0 : -1;
  return (
    <article className="group relative" aria-label={video.title}>
      <div
        {...hoverProps}
        className={clsx(
          '@container relative isolate aspect-[9/16] overflow-hidden rounded-card bg-bone',
          isSelected && 'outline-2 outline-ink outline-offset-2',
        )}
      >
        <VideoPoster video={video} isHovered={isHovered} />
        <OpenVideo {...props} tabIndex={tabIndex} className="rounded-card" />
        <PosterTools {...props} tabIndex={tabIndex} />
      </div>
      <div className={wordsHeight(isCompact)}>
        <div className="flex items-start gap-1">
          {isRenaming ? (
            <TitleField video={video} />
          ) : (
            <h3
              dir="auto"
              className={clsx(
                'plain-heading min-w-0 flex-1 break-words font-medium leading-[1.35]',
                isCompact ? 'text-13' : 'text-14',
                isOneLine ? 'line-clamp-1 break-all' : 'line-clamp-2',
              )}
            >
              {video.title}
            </h3>
          )}
          {!isRenaming && <VideoMenu video={video} tabIndex={tabIndex} className="-mt-1.5 -mr-2 -mb-2" />}
        </div>
        {hit ? (
          <FoundLine hit={hit} className={isCompact ? 'line-clamp-1' : 'line-clamp-2'} />
        ) : (
          <StatusLine video={video} className={isCompact ? 'mt-0.5' : 'mt-1'} />
        )}
      </div>
    </article>
  );
});

function PosterTools({ video, isSelected, isSelecting, tabIndex }: VideoItemProps & { tabIndex: number }) {
  return (
    <SelectBox
      video={video}
      isSelected={isSelected}
      tabIndex={tabIndex}
      className={clsx(
        'absolute top-2 left-2',
        !isSelecting && 'opacity-0 focus-visible:opacity-100 group-focus-within:opacity-100 group-hover:opacity-100',
      )}
    />
  );
}

/** Whether a mouse rests on it. Touch has no hover, and reduced motion turns it off. */
function useHoverPreview() {
  const [isHovered, setHovered] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const leave = () => {
    clearTimeout(timer.current);
    setHovered(false);
  };
  const enter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    timer.current = setTimeout(() => setHovered(true), REST_MS);
  };
  return { isHovered, hoverProps: { onPointerEnter: enter, onPointerLeave: leave } };
}
