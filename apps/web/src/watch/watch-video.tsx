import type { PublicVideo } from '@herald/contract/endpoints/watch';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { exactMoment, longDay } from '#lib/dates.ts';
import { useFilm } from '#lib/use-film.ts';
import { RatioSwitch } from '#ui/ratio-switch.tsx';
import { usePlayReport } from './data/use-play-report.ts';
import { useRatio } from './data/use-ratio.ts';
import { GenerationDetails } from './parts/generation-details.tsx';
import { Imprint } from './parts/imprint.tsx';
import { LinkButton } from './parts/link-button.tsx';
import { LinkedText } from './parts/linked-text.tsx';
import { ShareCard } from './parts/share-card.tsx';
import { Transcript } from './parts/transcript.tsx';
import { bringIntoView } from './player/bring-into-view.ts';
import { Player } from './player/player.tsx';
import { EmptyFrame, Theatre } from './player/theatre.tsx';
import { useRepair } from './player/use-repair.ts';
import { chaptersOf } from './rules/chapters.ts';
import { type Cue, parseVtt } from './rules/parse-vtt.ts';
import { sentencesOf } from './rules/sentences.ts';

const StatisticsSection = lazy(async () => ({
  default: (await import('./statistics/statistics-section.tsx')).StatisticsSection,
}));

interface WatchVideoProps {
  video: PublicVideo;
  siteName: string;
  isPublic: boolean;
  onBroken: () => void;
}

/** The theatre on the left, what goes with it on the right; below each other on small screens. */
export function WatchVideo({ video, siteName, isPublic, onBroken }: WatchVideoProps) {
  const film = useFilm();
  const theatre = useRef<HTMLDivElement>(null);
  const [views, setViews] = useState<number | null>(null);
  const cues = useCues(video.captions_url);
  const sentences = useMemo(() => sentencesOf(cues), [cues]);
  const script = video.generation_data.script.content;
  const chapters = useMemo(() => chaptersOf(script, cues), [script, cues]);
  const { ratio, choose, shown } = useRatio(film, video);
  const { isLost, onBroken: repair } = useRepair(film.film, video, onBroken);
  usePlayReport({ film: film.film, video, onViews: setViews });

  const { state } = film;
  const durationSec = state.durationSec ?? video.duration;
  const hasBegun = state.isPlaying || state.atSec > 0;
  const jump = (sec: number) => {
    film.seek(sec);
    if (!state.isPlaying) film.togglePlay();
    if (theatre.current) bringIntoView(theatre.current);
  };
  return (
    <div className="lg:grid lg:grid-cols-[1fr_456px]">
      <Theatre ref={theatre} ratio={shown.width / shown.height}>
        {(frameClass) =>
          shown.video_url && !isLost ? (
            <Player
              video={shown}
              film={film}
              marksSec={chapters.map(({ startSec }) => startSec).filter((sec) => sec > 1)}
              onBroken={repair}
              className={frameClass}
            />
          ) : (
            <EmptyFrame className={frameClass}>Video not available</EmptyFrame>
          )
        }
      </Theatre>
      <div className="bg-ground px-4 pt-6 pb-10 md:px-8 lg:border-line lg:border-l">
        <div className="mx-auto max-w-[640px]">
          <RatioSwitch files={video.files} ratio={ratio} onChoose={choose} />
          <VideoFacts video={video} views={views ?? video.views} isPublic={isPublic} />
          {sentences.length > 0 && (
            <Transcript sentences={sentences} chapters={chapters} atSec={hasBegun ? state.atSec : null} onJump={jump} />
          )}
          <ShareCard video={video} ratio={ratio} isPublic={isPublic} />
          {video.is_own && durationSec !== null && (
            <Suspense>
              <StatisticsSection video={video} durationSec={durationSec} sentences={sentences} onJump={jump} />
            </Suspense>
          )}
          <GenerationDetails made={video.generation_data} isScriptAbove={sentences.length > 0} />
          <Imprint siteName={siteName} video={video} />
        </div>
      </div>
    </div>
  );
}

/** The captions of a video as text; none while they are not there, which is no reason to disturb anybody. */
function useCues(captionsUrl: string | null): readonly Cue[] {
  const [cues, setCues] = useState<readonly Cue[]>([]);
  useEffect(() => {
    if (!captionsUrl) return;
    const stop = new AbortController();
    fetch(captionsUrl, { signal: stop.signal })
      .then((answer) => (answer.ok ? answer.text() : ''))
      .then((file) => setCues(parseVtt(file)))
      .catch(() => undefined);
    return () => stop.abort();
  }, [captionsUrl]);
  return cues;
}

interface VideoFactsProps {
  video: PublicVideo;
  views: number;
  isPublic: boolean;
}

/** What the video is called, since when it is there, how often it was seen, and where it leads. */
function VideoFacts({ video, views, isPublic }: VideoFactsProps) {
  return (
    <div className="pb-6">
      <h1 dir="auto" className="break-words font-semibold text-26">
        {video.title}
      </h1>
      <p className="tnum mt-2 text-13 text-ink-faint">
        <time
          dateTime={video.created_at}
          // Only for a pointer: a browser takes longer to word it than to draw the rest of these lines.
          onPointerEnter={({ currentTarget }) => {
            currentTarget.title = exactMoment(video.created_at);
          }}
        >
          {longDay(video.created_at)}
        </time>{' '}
        <span aria-hidden>·</span> <span>{`${views.toLocaleString('en-US')} ${views === 1 ? 'view' : 'views'}`}</span>
      </p>
      {video.description && (
        <p className="mt-4 whitespace-pre-line break-words text-14 text-ink-soft leading-6">
          <LinkedText text={video.description} />
        </p>
      )}
      {video.link_url && <LinkButton video={video} isPublic={isPublic} />}
    </div>
  );
}
