import type { UserLimits } from '@herald/contract/endpoints/user';

type VideoLimits = Pick<UserLimits, 'videos_left' | 'videos_per_month' | 'video_seconds'>;

/** What the plan still gives this month, in one line. */
export function leftWords({ videos_left, videos_per_month, video_seconds }: VideoLimits): string {
  const length = lengthWords(video_seconds);
  if (videos_per_month === null || videos_left === null) return `Unlimited videos, up to ${length} each`;
  const left = videos_left.toLocaleString('en-US');
  const most = videos_per_month.toLocaleString('en-US');
  return `${left} of ${most} ${videos_per_month === 1 ? 'video' : 'videos'} left this month, up to ${length} each`;
}

function lengthWords(sec: number): string {
  return sec >= 60 && sec % 60 === 0 ? `${sec / 60} min` : `${sec} s`;
}
