import type { Video } from '@herald/contract/endpoints/videos';
import { Captions, Maximize, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { useRef, useState } from 'react';
import { momentCode, timeCode } from '#lib/time-code.ts';
import { useFilm } from '#lib/use-film.ts';
import { FilmButton } from '#ui/film-button.tsx';
import { SeekBar } from '#ui/seek-bar.tsx';
import { frameOf } from '../rules/frame-of.ts';

interface FilmPlayerProps {
  video: Video;
  /** A press asked for it: it plays with sound, unless the browser refuses. */
  playsAtOnce?: boolean;
}

/** The film with its own few controls: play, place, sound, captions, full screen. */
export function FilmPlayer({ video, playsAtOnce = false }: FilmPlayerProps) {
  const box = useRef<HTMLDivElement>(null);
  const { film, state, filmProps, togglePlay, toggleMute, seek } = useFilm({ playsAtOnce });
  const [hasCaptions, setHasCaptions] = useState(false);
  const frame = frameOf(video.metadata);
  const durationSec = state.durationSec ?? video.duration;

  const showCaptions = () => {
    for (const track of film.current?.textTracks ?? []) track.mode = hasCaptions ? 'hidden' : 'showing';
    setHasCaptions(!hasCaptions);
  };
  return (
    <div ref={box} className="@container relative size-full overflow-hidden bg-film text-film-ink">
      <video
        src={video.video_url ?? undefined}
        poster={video.thumbnail_url ?? undefined}
        playsInline
        preload="metadata"
        aria-label={video.title}
        onClick={togglePlay}
        {...filmProps}
        className={frame === 'full' ? 'size-full object-cover' : 'size-full object-contain'}
      >
        <track kind="captions" label="Captions" src={video.captions_url ?? undefined} />
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
            <span className="@max-[280px]:hidden">{` / ${timeCode(durationSec)}`}</span>
          </span>
          <span className="ml-auto flex">
            <FilmButton
              icon={state.isMuted ? VolumeX : Volume2}
              label={state.isMuted ? 'Unmute' : 'Mute'}
              onClick={toggleMute}
            />
            {video.captions_url && (
              <FilmButton icon={Captions} label="Captions" isPressed={hasCaptions} onClick={showCaptions} />
            )}
            <FilmButton icon={Maximize} label="Fullscreen" onClick={() => void box.current?.requestFullscreen()} />
          </span>
        </div>
      </div>
    </div>
  );
}
