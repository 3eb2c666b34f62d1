import type { AvatarGroup } from '@herald/contract/draft';
import type { MadeAvatar } from '../../draft/avatar-changes.ts';

export const jobTexts = {
  starting: 'Starting avatar generation...',
  processing: 'Generating your avatar...',
  completed: 'Avatar generated successfully!',
  failed: 'Avatar generation failed',
  timeout: 'Avatar generation timeout - maximum attempts reached.',
};

export type JobAnswer =
  | { kind: 'processing' }
  | { kind: 'completed'; made: MadeAvatar }
  | { kind: 'failed'; message: string };

interface JobPorts {
  /** Returns `processing` as well when the question did not get through. */
  check: () => Promise<JobAnswer>;
  wait: (ms: number) => Promise<void>;
}

/** A drawn avatar is usually there after a second; only slower makers are waited for in full intervals. */
const FIRST_WAIT_MS = 1_000;
const POLL_MS = 5_000;
const POLL_ATTEMPTS = 60;

/** Asks every five seconds, at most sixty times. */
export async function followAvatarJob({ check, wait }: JobPorts): Promise<Exclude<JobAnswer, { kind: 'processing' }>> {
  await wait(FIRST_WAIT_MS);
  for (let attempt = 1; attempt <= POLL_ATTEMPTS; attempt += 1) {
    const answer = await check();
    if (answer.kind !== 'processing') return answer;
    if (attempt < POLL_ATTEMPTS) await wait(POLL_MS);
  }
  return { kind: 'failed', message: jobTexts.timeout };
}

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
