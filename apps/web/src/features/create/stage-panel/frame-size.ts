import type { VideoOutput } from '@herald/contract';

const shares = { '9:16': [9, 16], '4:5': [4, 5], '1:1': [1, 1], '16:9': [16, 9] } as const;

/** "720x1280". */
export function frameSize({ aspect_ratio, resolution }: VideoOutput): string {
  const [across, up] = shares[aspect_ratio];
  const shortest = Math.min(across, up);
  return `${(across / shortest) * resolution}x${(up / shortest) * resolution}`;
}
