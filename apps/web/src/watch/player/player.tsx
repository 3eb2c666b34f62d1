import { showsMark } from '@herald/contract/ai-notice';
import type { PublicVideo } from '@herald/contract/endpoints/watch';
import { clsx } from 'clsx';
import { Play } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useShortcut } from '#lib/shortcuts.ts';
import { timeCode } from '#lib/time-code.ts';
import type { Film } from '#lib/use-film.ts';
import { takeEarlyPress } from '../first/early-press.ts';
import { PlayerBar } from './player-bar.tsx';
import { toggleFullscreen } from './toggle-fullscreen.ts';
import { useCaptions } from './use-captions.ts';
import { useIdle } from './use-idle.ts';
import { usePageLoaded } from './use-page-loaded.ts';

const STEP_SEC = 5;

interface PlayerProps {
  video: PublicVideo;
  film: Film;
  marksSec?: readonly number[];
  /** The file could not be read; its address may be too old. */
  onBroken: () => void;
  /** More controls in the bar. */
  children?: ReactNode;
  className?: string;
  /** No words about the film are beside it. */
  isAlone?: boolean;
}

/** The film with its controls; they hide while it plays undisturbed. */
export function Player({ video, film, marksSec = [], onBroken, children, className, isAlone = false }: PlayerProps) {
  const box = useRef<HTMLDivElement>(null);
  const captions = useCaptions(film.film, !video.captions_in_picture);
  const isIdle = useIdle(box);
  const preload = usePageLoaded() ? 'metadata' : 'none';
  const { state, filmProps, togglePlay } = film;
  const durationSec = state.durationSec ?? video.duration;
  const isAway = isIdle && state.isPlaying;
  const isUntouched = !state.isPlaying && state.atSec === 0;
  const onFullscreen = () => toggleFullscreen(box.current, film.film.current);
  usePlayerKeys({ film, durationSec, onFullscreen, onCaptions: captions.toggle });
  usePressBefore(togglePlay);

  return (
    <div
      ref={box}
      className={clsx(
        'relative overflow-hidden bg-film text-film-ink [container:player/size]',
        isAway && 'cursor-none',
        className,
      )}
    >
      {isUntouched && video.thumbnail_url && (
        // The film shows it a moment later: nothing flickers when this takes the place of the server's picture.
        <img src={video.thumbnail_url} alt="" className="absolute inset-0 size-full object-contain" />
      )}
      <video
        src={video.video_url ?? undefined}
        poster={video.thumbnail_url ?? undefined}
        playsInline
        preload={preload}
        aria-label={video.title}
        onClick={togglePlay}
        onError={onBroken}
        {...filmProps}
        className="relative size-full object-contain"
      >
        {video.captions_url && (
          <track
            ref={captions.track}
            default={!video.captions_in_picture}
            kind="captions"
            label="Captions"
            src={video.captions_url}
          />
        )}
      </video>
      {showsMark(video.shows_ai_mark, { hasWordsBeside: !isAlone }) && (
        <span className="pointer-events-none absolute top-3 left-3 rounded-sm bg-film/80 px-2 py-1 text-12 text-film-ink">
          AI-generated
        </span>
      )}
      <PlayerBar
        film={film}
        durationSec={durationSec}
        marksSec={marksSec}
        isHidden={isAway}
        captions={video.captions_url ? captions : null}
        onFullscreen={onFullscreen}
      >
        {children}
      </PlayerBar>
      {isUntouched && (
        <button
          type="button"
          onClick={togglePlay}
          className="absolute bottom-[max(14%,5.5rem)] left-1/2 flex h-12 -translate-x-1/2 items-center gap-2.5 rounded-full bg-film-ink pr-6 pl-5 font-medium text-14 text-film hover:bg-white low-frame:bottom-20 low-frame:h-9 flat-frame:hidden"
        >
          <Play aria-hidden size={16} fill="currentColor" strokeWidth={0} />
          Watch
          <span className="tc text-13">{timeCode(durationSec)}</span>
        </button>
      )}
    </div>
  );
}

function usePressBefore(play: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pressed before this was drawn counts once.
  useEffect(() => {
    if (takeEarlyPress()) play();
  }, []);
}

interface PlayerKeys {
  film: Film;
  durationSec: number | null;
  onFullscreen: () => void;
  onCaptions: () => void;
}

function usePlayerKeys({ film, durationSec, onFullscreen, onCaptions }: PlayerKeys): void {
  const step = (sec: number) => {
    if (durationSec !== null) film.seek(Math.min(durationSec, Math.max(0, film.state.atSec + sec)));
  };
  useShortcut('Space', 'Play or pause', film.togglePlay);
  useShortcut('k', 'Play or pause', film.togglePlay);
  useShortcut('ArrowLeft', 'Back 5 seconds', () => step(-STEP_SEC));
  useShortcut('ArrowRight', 'Forward 5 seconds', () => step(STEP_SEC));
  useShortcut('m', 'Mute or unmute', film.toggleMute);
  useShortcut('c', 'Turn captions on or off', onCaptions);
  useShortcut('f', 'Full screen', onFullscreen);
}
