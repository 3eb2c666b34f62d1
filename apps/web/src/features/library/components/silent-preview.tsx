import type { Video } from '@herald/contract/endpoints/videos';
import { clsx } from 'clsx';
import { VolumeX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { momentCode } from '#lib/time-code.ts';
import { Icon } from '#ui/icon.tsx';

interface SilentPreviewProps {
  video: Video;
  isWide: boolean;
}

/** Plays the film itself without sound, with the place it is at. */
export function SilentPreview({ video, isWide }: SilentPreviewProps) {
  const film = useRef<HTMLVideoElement>(null);
  const [atSec, setAtSec] = useState(0);
  useEffect(() => {
    const player = film.current;
    // A browser that saves power may refuse to play; the poster then stays, which is all there is to do.
    player?.play().catch(() => undefined);
    return () => player?.pause();
  }, []);
  const share = video.duration ? Math.min(1, atSec / video.duration) : 0;
  return (
    <>
      <video
        ref={film}
        src={video.video_url ?? undefined}
        muted
        loop
        playsInline
        disablePictureInPicture
        aria-hidden
        tabIndex={-1}
        data-silent-preview
        className="absolute inset-0 size-full object-cover"
        onTimeUpdate={(event) => setAtSec(event.currentTarget.currentTime)}
      />
      <div aria-hidden className={clsx('corners absolute text-film-ink', isWide ? 'inset-2' : 'inset-2.5 bottom-11')} />
      <div className="absolute inset-x-0 bottom-0 flex items-center gap-2 bg-linear-to-t from-film/90 to-film/0 px-3 pt-8 pb-2.5 text-film-ink">
        <span className="tc text-12">{momentCode(atSec)}</span>
        <span className="h-[3px] flex-1 overflow-hidden rounded-full bg-film-ink/30">
          <span className="block h-full origin-left bg-film-ink" style={{ transform: `scaleX(${share})` }} />
        </span>
        <Icon of={VolumeX} size={14} />
      </div>
    </>
  );
}
