import type { Video } from '@herald/contract/endpoints/videos';
import { clsx } from 'clsx';
import { statusLook } from '#data/videos/status-look.ts';
import { exactMoment, timeAgo } from '#lib/dates.ts';
import { Dot } from '#ui/dot.tsx';
import { timeLeftInTrash } from '../rules/video-words.ts';

interface StatusLineProps {
  video: Video;
  className?: string;
}

/** The state in a word, and what matters most beside it. */
export function StatusLine({ video, className }: StatusLineProps) {
  const { label, tone } = statusLook[video.status];
  return (
    <p className={clsx('flex h-4 items-center gap-1.5 whitespace-nowrap text-12 text-ink-faint', className)}>
      <Dot tone={tone} isLive={tone === 'signal'} />
      <span className="text-ink-soft">{label}</span>
      <span aria-hidden className="beside">
        ·
      </span>
      <span className="beside tnum truncate" title={exactMoment(video.deleted_at ?? video.created_at)}>
        {beside(video)}
      </span>
    </p>
  );
}

function beside(video: Video): string {
  if (video.deleted_at) return timeLeftInTrash(video.deleted_at);
  return video.status === 'completed' ? viewsText(video.views) : timeAgo(video.created_at);
}

function viewsText(views: number): string {
  return `${views.toLocaleString('en-US')} ${views === 1 ? 'view' : 'views'}`;
}
