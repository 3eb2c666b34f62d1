import { createHmac, timingSafeEqual } from 'node:crypto';
import { checkKey } from './storage-key.ts';

const HOUR_SEC = 3600;
/** Every path below it is a storage key. */
export const MEDIA_PATH = '/api/media/';

export interface MediaGrant {
  key: string;
  /** a file name makes the browser save instead of show */
  downloadName?: string | undefined;
  /** what must still be so when the link is used; see `linkState` */
  state?: string | undefined;
}

/** Signed, expiring links to media: a <video> cannot send a bearer token, so the link itself is the permission. */
export interface MediaUrls {
  sign(grant: MediaGrant, now: Date, lifetimeSec?: number): string;
  /** The grant in a link's path and query, or undefined when it is forged or too old. */
  verify(key: string, query: Record<string, string | undefined>, now: Date): MediaGrant | undefined;
}

export function mediaUrls(secret: string): MediaUrls {
  const signatureOf = ({ key, downloadName = '', state = '' }: MediaGrant, expiresSec: number) =>
    createHmac('sha256', secret).update(`${key}\n${expiresSec}\n${downloadName}\n${state}`).digest('base64url');
  return {
    sign({ key, downloadName, state }, now, lifetimeSec = 12 * HOUR_SEC) {
      // Rounded up to the hour: every request in that hour gets the same link, so browsers can cache it.
      const expiresSec = Math.ceil((now.getTime() / 1000 + lifetimeSec) / HOUR_SEC) * HOUR_SEC;
      const query = new URLSearchParams({ expires: String(expiresSec) });
      if (downloadName) query.set('download', downloadName);
      if (state) query.set('state', state);
      query.set('signature', signatureOf({ key: checkKey(key), downloadName, state }, expiresSec));
      return `${MEDIA_PATH}${key}?${query}`;
    },
    verify(key, { expires, download, state, signature }, now) {
      const grant = { key, downloadName: download, state };
      const expiresSec = Number(expires);
      if (!Number.isSafeInteger(expiresSec) || expiresSec * 1000 < now.getTime() || !signature) return undefined;
      return isEqual(signature, signatureOf(grant, expiresSec)) ? grant : undefined;
    },
  };
}

function isEqual(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
