import type { videos } from '../db/schema/videos.ts';

/** A video as the database keeps it, without what only the search reads. */
export type StoredVideo = Omit<typeof videos.$inferSelect, 'search'>;

/** Proof of being the one who works on a video: whoever takes it over gets another token. */
export interface Work {
  videoId: string;
  workToken: string;
}

/** Everything of a video lies below here, also what its retries can use again. */
export function videoFolder(video: { accountId: string; id: string }): string {
  return `accounts/${video.accountId}/videos/${video.id}/`;
}

/** Equal for equal names: a preview shows what is filmed, and every attempt finds the finished segments of the one before. */
export function seedOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
