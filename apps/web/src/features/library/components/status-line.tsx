import type { Video } from '@herald/contract/endpoints/videos';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { statusLook } from '#data/videos/status-look.ts';
import { exactMoment, timeAgo } from '#lib/dates.ts';
import { paths } from '#lib/paths.ts';
import { Dot } from '#ui/dot.tsx';
import { remadeWords, timeLeftInTrash } from '../rules/video-words.ts';

interface StatusLineProps {
  video: Video;
  className?: string;
}

/** The state in a word, and what matters most beside it. */
export function StatusLine({ video, className }: StatusLineProps) {
  if (video.removal) return <RemovedLine removal={video.removal} className={className} />;
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

/** Leads to the reason in full and to the appeal. */
function RemovedLine({
  removal,
  className,
}: {
  removal: NonNullable<Video['removal']>;
  className?: string | undefined;
}) {
  return (
    <p className={clsx('relative z-10 flex h-4 items-center gap-1.5 whitespace-nowrap text-12', className)}>
      <Dot tone="bad" />
      <Link
        to={paths.removed}
        className="min-w-0 truncate text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink"
      >
        {`Removed: ${removal.reason}`}
      </Link>
      {removal.is_appealed && <span className="text-ink-faint">Appealed</span>}
    </p>
  );
}

function beside(video: Video): string {
  const remade = remadeWords(video);
  if (video.deleted_at) return [timeLeftInTrash(video.deleted_at), ...remade].join(' · ');
  if (video.status !== 'completed') return [...remade, timeAgo(video.created_at)].join(' · ');
  const ratios = video.files.length > 1 ? [`${video.files.length} ratios`] : [];
  return [...remade, viewsText(video.views), ...ratios].join(' · ');
}

function viewsText(views: number): string {
  return `${views.toLocaleString('en-US')} ${views === 1 ? 'view' : 'views'}`;
}
