import { limits } from '@herald/contract';

export const jobTexts = {
  starting: 'Starting avatar generation...',
  processing: 'Generating your avatar...',
  completed: 'Avatar generated successfully!',
  failed: 'Avatar generation failed',
  timeout: 'Avatar generation timeout - maximum attempts reached.',
};

export interface MadeAvatar {
  url: string;
  avatarId: string | null;
  productImageUrl: string | null;
}

export type JobAnswer =
  | { kind: 'processing' }
  | { kind: 'completed'; made: MadeAvatar }
  | { kind: 'failed'; message: string };

interface JobPorts {
  /** Answers `processing` as well when the question did not get through. */
  check: () => Promise<JobAnswer>;
  wait: (ms: number) => Promise<void>;
}

/** A drawn avatar is usually there after a second; only slower makers are waited for in full intervals. */
const firstWaitMs = 1_000;

/** Asks every five seconds, at most sixty times. */
export async function followAvatarJob({ check, wait }: JobPorts): Promise<Exclude<JobAnswer, { kind: 'processing' }>> {
  await wait(firstWaitMs);
  for (let attempt = 1; attempt <= limits.avatarPollAttempts; attempt += 1) {
    const answer = await check();
    if (answer.kind !== 'processing') return answer;
    if (attempt < limits.avatarPollAttempts) await wait(limits.avatarPollMs);
  }
  return { kind: 'failed', message: jobTexts.timeout };
}
