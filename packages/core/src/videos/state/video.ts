import type { videos } from '../../db/schema/videos.ts';

/** A video as the database keeps it, without what only the search reads. */
export type StoredVideo = Omit<typeof videos.$inferSelect, 'search'>;

/** A video that nobody else changes until the transaction ends. */
export interface LockedVideo extends StoredVideo {
  /** PostgreSQL's time: the only one to compare with what another machine wrote. */
  databaseNow: Date;
}

/** Columns of a video that a change sets. */
export type VideoColumns = Partial<StoredVideo>;

/** The right to make one video, proven by a token. Each lease has a new one. */
export interface Lease {
  videoId: string;
  workToken: string;
}

/** The folder of everything that belongs to a video, including what its retries can use again. */
export function videoFolder(video: { accountId: string; id: string }): string {
  return `accounts/${video.accountId}/videos/${video.id}/`;
}

/** What decides how somebody blinks, looks and holds the head in a film. */
export interface SeedParts {
  avatarId: string;
  /** Missing in a preview before a voice is chosen. */
  audioId: string | undefined;
  /** In place of the sound, where that keeps the time of another. */
  movesAs?: string | undefined;
  /** 0 for the first film; another number makes another one of the same parts. */
  variation: number;
}

/**
 * Each person, each sound and each variation has a film of its own. All are known before the video exists, so its preview moves in the same way, and
 * attempts can share finished segments.
 */
export function seedOf({ avatarId, audioId = '', movesAs = audioId, variation }: SeedParts): number {
  let hash = 0x811c9dc5;
  for (const letter of `${avatarId} ${movesAs}${variation || ''}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

export function isUnfinished({ status }: Pick<StoredVideo, 'status'>): boolean {
  return status === 'pending' || status === 'processing';
}
