import type { Video } from '@herald/contract/endpoints/videos';
import type { ReactNode } from 'react';
import { framesDone, placeInQueue, stageWords, timeLeft, waitInWords } from '#data/videos/progress-words.ts';
import { SupportLink } from '#ui/support-link.tsx';
import { Wipe } from '#ui/wipe.tsx';
import { isPlayable } from '../rules/frame-of.ts';
import { stoppedWords } from '../rules/video-words.ts';
import { PosterPicture } from './poster-picture.tsx';
import { RemovalLink } from './removal-link.tsx';
import { VideoPlayer } from './video-player.tsx';

interface PreviewStageProps {
  video: Video;
  isGif: boolean;
}

/** The film, its moving picture, or where its making stands. */
export function PreviewStage({ video, isGif }: PreviewStageProps) {
  if (!isPlayable(video)) return <Waiting video={video} />;
  if (isGif && video.metadata.gif_url) {
    return (
      <img
        src={video.metadata.gif_url}
        alt={`${video.title}, moving without sound`}
        className="size-full object-contain"
      />
    );
  }
  return <VideoPlayer video={video} playsAtOnce />;
}

function Waiting({ video }: { video: Video }) {
  const { title, line, facts } = waitingWords(video);
  return (
    <div className="relative size-full overflow-hidden bg-film">
      {video.status === 'processing' ? (
        <Wipe done={(video.progress?.progress ?? 0) / 100} picture={<PosterPicture video={video} />} />
      ) : (
        <PosterPicture video={video} className="brightness-[.5] grayscale" />
      )}
      <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-35% from-film via-film/85 to-film/0 p-6 pt-24 text-film-ink">
        <p className="display font-semibold text-20">{title}</p>
        <p className="mt-1 text-14 text-film-soft">{line}</p>
        {facts && <p className="tnum mt-3 text-13 text-film-soft">{facts}</p>}
        {video.status === 'failed' && (
          <p className="mt-1 text-13 empty:hidden">
            <SupportLink />
          </p>
        )}
      </div>
    </div>
  );
}

function waitingWords(video: Video): { title: string; line: string; facts: ReactNode } {
  const { progress, removal } = video;
  if (removal) {
    return {
      title: 'Removed by a moderator',
      line: `Reason: ${removal.reason}. Nobody can watch it.`,
      facts: <RemovalLink removal={removal} className="text-film-ink" />,
    };
  }
  if (video.status === 'completed')
    return { title: 'Video not available', line: 'Its file is not there.', facts: null };
  if (video.status === 'pending') {
    return {
      title: 'Video Queued',
      line: 'Your video is in the queue and will start generating soon',
      facts: joined([
        progress && placeInQueue(progress),
        progress?.eta_seconds ? `ready in about ${waitInWords(progress.eta_seconds)}` : null,
      ]),
    };
  }
  if (video.status === 'processing') {
    return {
      title: 'Generating Video...',
      line: 'Please wait while we create your video',
      facts:
        progress &&
        joined([`${Math.floor(progress.progress)}%`, stageWords(progress), framesDone(progress), timeLeft(progress)]),
    };
  }
  const { reason, kept } = stoppedWords(video);
  if (video.status === 'cancelled') return { title: 'Cancelled', line: reason, facts: kept };
  return { title: 'Generation Failed', line: 'There was an error creating this video', facts: `${reason} ${kept}` };
}

function joined(parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(' · ');
}
