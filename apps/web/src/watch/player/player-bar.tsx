import { clsx } from 'clsx';
import { Captions, Maximize, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import { momentCode, timeCode } from '#lib/time-code.ts';
import type { Film } from '#lib/use-film.ts';
import { FilmButton } from '#ui/film-button.tsx';
import { SeekBar } from '#ui/seek-bar.tsx';

interface PlayerBarProps {
  film: Film;
  durationSec: number | null;
  marksSec: readonly number[];
  isHidden: boolean;
  /** Left out where the video has no captions. */
  captions: { isOn: boolean; toggle: () => void } | null;
  onFullscreen: () => void;
  children?: ReactNode;
}

/** Place, play, time, sound, captions, full screen. */
export function PlayerBar(props: PlayerBarProps) {
  const { film, durationSec, marksSec, isHidden, captions, onFullscreen, children } = props;
  const { atSec, isPlaying, isMuted } = film.state;
  return (
    <div
      className={clsx(
        'pointer-events-none absolute inset-x-0 bottom-0 bg-linear-to-t from-film/95 via-film/60 to-film/0 px-3 pt-14 pb-1.5 transition-opacity duration-150 focus-within:opacity-100 *:pointer-events-auto',
        isHidden && 'opacity-0',
      )}
    >
      <SeekBar atSec={atSec} durationSec={durationSec} onSeek={film.seek} marksSec={marksSec} />
      <div className="flex items-center gap-1 @max-[20rem]/player:gap-0">
        <FilmButton
          icon={isPlaying ? Pause : Play}
          label={isPlaying ? 'Pause' : 'Play'}
          kbd="k"
          isSolid
          onClick={film.togglePlay}
        />
        <span className="tc @max-[15rem]/player:sr-only whitespace-nowrap text-12">{`${momentCode(atSec)} / ${timeCode(durationSec)}`}</span>
        <span className="ml-auto flex items-center">
          {children}
          <FilmButton
            icon={isMuted ? VolumeX : Volume2}
            label={isMuted ? 'Unmute' : 'Mute'}
            kbd="m"
            onClick={film.toggleMute}
          />
          {captions && (
            <FilmButton icon={Captions} label="Captions" kbd="c" isPressed={captions.isOn} onClick={captions.toggle} />
          )}
          <FilmButton icon={Maximize} label="Fullscreen" kbd="f" onClick={onFullscreen} />
        </span>
      </div>
    </div>
  );
}
