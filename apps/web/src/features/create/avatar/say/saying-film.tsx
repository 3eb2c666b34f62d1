import { useRef, useState } from 'react';
import { PlayButton } from '#ui/play-button.tsx';
import { TimeOf } from '#ui/transport.tsx';

interface SayingFilmProps {
  url: string;
  poster: string;
  name: string;
}

/** A filmed sentence, played at once: somebody has just asked for it. */
export function SayingFilm({ url, poster, name }: SayingFilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [time, setTime] = useState({ timeSec: 0, durationSec: 0 });
  const toggle = () => {
    const film = video.current;
    if (!film) return;
    if (film.paused) void film.play().catch(() => undefined);
    else film.pause();
  };
  return (
    <span className="absolute inset-0 bg-film">
      {/* biome-ignore lint/a11y/useMediaCaption: the sentence stands in the field beside it */}
      <video
        ref={video}
        src={url}
        poster={poster}
        autoPlay
        playsInline
        aria-label={`${name} says your sentence`}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={({ currentTarget: { currentTime, duration } }) =>
          setTime({ timeSec: currentTime, durationSec: Number.isFinite(duration) ? duration : 0 })
        }
        className="size-full object-cover"
      />
      <span className="absolute top-[6%] left-[8%] rounded-sm bg-film/80 px-2 py-1 text-12 text-film-ink">
        AI-generated
      </span>
      <span
        data-theme="dark"
        className="absolute inset-x-0 bottom-0 flex items-center gap-3 bg-linear-to-t from-film/80 to-film/0 px-[6%] pt-10 pb-[5%] text-ink"
      >
        <PlayButton label="the sentence" isPlaying={isPlaying} onToggle={toggle} />
        <TimeOf {...time} />
      </span>
    </span>
  );
}
