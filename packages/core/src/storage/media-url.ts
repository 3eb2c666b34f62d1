import { createHmac, timingSafeEqual } from 'node:crypto';
import { checkKey } from './storage-key.ts';

const HOUR_SEC = 3600;
/** Every path below it is a storage key. */
export const MEDIA_PATH = '/api/media/';

export interface MediaGrant {
  key: string;
  /** a file name makes the browser save instead of show */
  downloadName?: string | undefined;
}

/** Signed, expiring links to media: a <video> cannot send a bearer token, so the link itself is the permission. */
export interface MediaUrls {
  sign(grant: MediaGrant, now: Date, lifetimeSec?: number): string;
  /** The grant in a link's path and query, or undefined when it is forged or too old. */
  verify(key: string, query: Record<string, string | undefined>, now: Date): MediaGrant | undefined;
}

export function mediaUrls(secret: string): MediaUrls {
  const signatureOf = (key: string, expiresSec: number, downloadName = '') =>
    createHmac('sha256', secret).update(`${key}\n${expiresSec}\n${downloadName}`).digest('base64url');
  return {
    sign({ key, downloadName }, now, lifetimeSec = 12 * HOUR_SEC) {
      // Rounded up to the hour: every request in that hour gets the same link, so browsers can cache it.
      const expiresSec = Math.ceil((now.getTime() / 1000 + lifetimeSec) / HOUR_SEC) * HOUR_SEC;
      const query = new URLSearchParams({ expires: String(expiresSec) });
      if (downloadName) query.set('download', downloadName);
      query.set('signature', signatureOf(checkKey(key), expiresSec, downloadName));
      return `${MEDIA_PATH}${key}?${query}`;
    },
    verify(key, { expires, download, signature }, now) {
      const expiresSec = Number(expires);
      if (!Number.isSafeInteger(expiresSec) || expiresSec * 1000 < now.getTime() || !signature) return undefined;
      const isGenuine = isEqual(signature, signatureOf(key, expiresSec, download));
      return isGenuine ? { key, downloadName: download } : undefined;
    },
  };
}

function isEqual(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
