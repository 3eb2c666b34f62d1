import { useCallback, useEffect, useRef, useState } from 'react';

interface FilmState {
  isPlaying: boolean;
  isMuted: boolean;
  atSec: number;
  durationSec: number | null;
}

interface FilmOptions {
  /** Plays as soon as it is on the page and the page is looked at. A browser may refuse; it then waits for Play. */
  playsAtOnce?: boolean;
}

/** A video element and what it is doing. */
export function useFilm({ playsAtOnce = false }: FilmOptions = {}) {
  const film = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<FilmState>({ isPlaying: false, isMuted: false, atSec: 0, durationSec: null });
  const read = useCallback(() => {
    const player = film.current;
    if (!player) return;
    const { paused, muted, currentTime, duration } = player;
    const durationSec = Number.isFinite(duration) ? duration : null;
    setState({ isPlaying: !paused, isMuted: muted, atSec: currentTime, durationSec });
  }, []);
  const attach = useCallback(
    (player: HTMLVideoElement | null) => {
      film.current = player;
      // What a slow page has loaded before it showed the element was told to nobody.
      if (player?.readyState) read();
    },
    [read],
  );
  useEffect(() => {
    if (playsAtOnce && document.visibilityState === 'visible') film.current?.play().catch(() => undefined);
  }, [playsAtOnce]);
  return {
    film,
    state,
    filmProps: {
      ref: attach,
      onPlay: () => {
        if (film.current) silenceOthers(film.current);
        read();
      },
      onPause: read,
      onEnded: read,
      onTimeUpdate: read,
      onVolumeChange: read,
      onDurationChange: read,
    },
    togglePlay: () => {
      const player = film.current;
      if (!player) return;
      if (player.paused) player.play().catch(read);
      else player.pause();
    },
    toggleMute: () => {
      if (film.current) film.current.muted = !film.current.muted;
    },
    seek: (sec: number) => {
      if (film.current) film.current.currentTime = sec;
      read();
    },
  };
}

export type Film = ReturnType<typeof useFilm>;

/** Two films at once cannot be understood. */
function silenceOthers(playing: HTMLVideoElement): void {
  for (const other of document.querySelectorAll('video')) if (other !== playing && !other.muted) other.pause();
}
