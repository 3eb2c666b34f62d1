import type { Video } from '@herald/contract';

/** The reason every failure has. */
export const defaultReason = 'Video generation failed';

const kept = 'Script, voice and scene are kept.';

/** Why a video stopped, what is kept and what to do. */
export function stoppedWords(video: Video): { reason: string; kept: string } {
  if (video.status === 'cancelled') return { reason: 'You cancelled this video.', kept };
  const nextStep = video.failure?.next_step;
  return { reason: failureReason(video), kept: nextStep ? `${kept} ${nextStep}` : kept };
}

export function failureReason({ failure, a2e_video_error, a2e_avatar_error }: Video): string {
  return failure?.reason || a2e_video_error || a2e_avatar_error || defaultReason;
}
