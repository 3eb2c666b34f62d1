import { clsx } from 'clsx';
import { Captions, Maximize, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { type CSSProperties, type RefObject, useCallback, useRef, useState } from 'react';
import { momentCode, timeCode } from '#lib/time-code.ts';
import { useFilm } from '#lib/use-film.ts';
import { FilmButton } from './film-button.tsx';
import { SeekBar } from './seek-bar.tsx';

interface FilmPlayerProps {
  label: string;
  src: string | null;
  poster: string | null;
  captions?: string | null;
  /** Known before anything of the file is. */
  durationSec?: number | null;
  /** All of the picture is seen, whatever its shape. */
  isWhole?: boolean;
  isMuted?: boolean;
  /** A press asked for it: it plays with sound, unless the browser refuses. */
  playsAtOnce?: boolean;
  /** Nothing of the file is read before somebody plays it. */
  waits?: boolean;
  /** For keys and controls outside. */
  player?: RefObject<HTMLVideoElement | null>;
  /** Says its size: a player has none of its own. */
  className: string;
  style?: CSSProperties;
}

/** A film with its own few controls: play, place, sound, captions, full screen. */
export function FilmPlayer(props: FilmPlayerProps) {
  const { label, src, poster, captions, isWhole, isMuted, playsAtOnce = false, waits, player } = props;
  const box = useRef<HTMLDivElement>(null);
  const { film, state, filmProps, togglePlay, toggleMute, seek } = useFilm({ playsAtOnce });
  const [hasCaptions, setHasCaptions] = useState(false);
  const durationSec = state.durationSec ?? props.durationSec ?? null;
  const { ref: attach } = filmProps;
  const attachBoth = useCallback(
    (element: HTMLVideoElement | null) => {
      attach(element);
      if (player) player.current = element;
    },
    [attach, player],
  );
  const showCaptions = () => {
    for (const track of film.current?.textTracks ?? []) track.mode = hasCaptions ? 'hidden' : 'showing';
    setHasCaptions(!hasCaptions);
  };
  return (
    <div
      ref={box}
      className={clsx('@container relative overflow-hidden bg-film text-film-ink', props.className)}
      style={props.style}
    >
      <video
        src={src ?? undefined}
        poster={poster ?? undefined}
        playsInline
        muted={isMuted}
        preload={waits ? 'none' : 'metadata'}
        aria-label={label}
        onClick={togglePlay}
        {...filmProps}
        ref={attachBoth}
        className={clsx('size-full', isWhole ? 'object-contain' : 'object-cover')}
      >
        <track kind="captions" label="Captions" src={captions ?? undefined} />
      </video>
      <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-film/95 via-film/60 to-film/0 @max-[280px]:px-1 px-3 pt-14 pb-1.5">
        <SeekBar atSec={state.atSec} durationSec={durationSec} onSeek={seek} />
        <div className="flex items-center gap-1">
          <FilmButton
            icon={state.isPlaying ? Pause : Play}
            label={state.isPlaying ? 'Pause' : 'Play'}
            isFirst
            onClick={togglePlay}
          />
          <span className="tc @max-[216px]:hidden ml-1 whitespace-nowrap text-12">
            {momentCode(state.atSec)}
            {durationSec !== null && <span className="@max-[280px]:hidden">{` / ${timeCode(durationSec)}`}</span>}
          </span>
          <span className="ml-auto flex">
            <FilmButton
              icon={state.isMuted ? VolumeX : Volume2}
              label={state.isMuted ? 'Unmute' : 'Mute'}
              onClick={toggleMute}
            />
            {captions && <FilmButton icon={Captions} label="Captions" isPressed={hasCaptions} onClick={showCaptions} />}
            <FilmButton icon={Maximize} label="Fullscreen" onClick={() => void box.current?.requestFullscreen()} />
          </span>
        </div>
      </div>
    </div>
  );
}
