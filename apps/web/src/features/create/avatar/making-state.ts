import type { AvatarGroup } from '@herald/contract';
import { jobTexts } from './avatar-job.ts';

export type Making = 'idle' | 'starting' | 'processing' | 'completed' | 'failed';

export function makingOf(
  { avatarJobId, avatarCreationStatus, customImageUrl }: AvatarGroup,
  isStarting: boolean,
): Making {
  if (isStarting) return 'starting';
  if (avatarJobId !== null) return 'processing';
  if (avatarCreationStatus === 'failed') return 'failed';
  return customImageUrl === '' ? 'idle' : 'completed';
}

/** The words of a state; nothing where nothing goes on. */
export function makingText(making: Making): string {
  return making === 'idle' ? '' : jobTexts[making];
}
