import type { VideoOutput } from '@herald/contract';

const shares = { '9:16': 9 / 16, '4:5': 4 / 5, '1:1': 1, '16:9': 16 / 9 } as const;

/** Width to height. */
export function frameShare(aspect: VideoOutput['aspect_ratio']): number {
  return shares[aspect];
}
