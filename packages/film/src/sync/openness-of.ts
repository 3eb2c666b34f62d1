import type { Mouth } from '@herald/media/mouth';

/** How far a mouth is open to the eye: lips that are pressed together hide an open jaw. */
export function opennessOf({ open, press }: Pick<Mouth, 'open' | 'press'>): number {
  return open * (1 - press);
}
