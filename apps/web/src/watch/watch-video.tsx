import type { PublicVideo } from '@herald/contract';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useFilm } from '../lib/use-film.ts';
import { useCues } from './data/use-cues.ts';
import { usePlayReport } from './data/use-play-report.ts';
import { GenerationDetails } from './parts/generation-details.tsx';
import { Imprint } from './parts/imprint.tsx';
import { ShareCard } from './parts/share-card.tsx';
import { Transcript } from './parts/transcript.tsx';
import { VideoFacts } from './parts/video-facts.tsx';
import { Player } from './player/player.tsx';
import { EmptyFrame, Theatre } from './player/theatre.tsx';
import { useRepair } from './player/use-repair.ts';
import { chaptersOf } from './rules/chapters.ts';
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
  const [views, setViews] = useState<number | null>(null);
  const cues = useCues(video.captions_url);
  const sentences = useMemo(() => sentencesOf(cues), [cues]);
  const script = video.generation_data.script.content;
  const chapters = useMemo(() => chaptersOf(script, cues), [script, cues]);
  const { isLost, onBroken: repair } = useRepair(film.film, video, onBroken);
  usePlayReport({ film: film.film, slug: video.slug, isOwn: video.is_own, onViews: setViews });

  const { state } = film;
  const durationSec = state.durationSec ?? video.duration;
  const hasBegun = state.isPlaying || state.atSec > 0;
  const jump = (sec: number) => {
    film.seek(sec);
    if (!state.isPlaying) film.togglePlay();
  };
  return (
    <div className="lg:grid lg:grid-cols-[1fr_456px]">
      <Theatre ratio={video.width / video.height}>
        {(frameClass) =>
          video.video_url && !isLost ? (
            <Player
              video={video}
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
          <VideoFacts video={video} views={views ?? video.views} />
          {sentences.length > 0 && (
            <Transcript sentences={sentences} chapters={chapters} atSec={hasBegun ? state.atSec : null} onJump={jump} />
          )}
          <ShareCard video={video} isPublic={isPublic} />
          {video.is_own && durationSec !== null && (
            <Suspense>
              <StatisticsSection video={video} durationSec={durationSec} sentences={sentences} onJump={jump} />
            </Suspense>
          )}
          <GenerationDetails made={video.generation_data} />
          <Imprint siteName={siteName} slug={video.slug} showsAiMark={video.shows_ai_mark} />
        </div>
      </div>
    </div>
  );
}
