import { createHmac } from 'node:crypto';
import { isOneOf } from '../../intake/compare.ts';
import { textAt } from '../../intake/fields.ts';
import type { Sender } from '../../intake/sender.ts';

const SKEW_MAX_SEC = 300;
/** A film is over, one way or the other. */
export const FILM_EVENTS: readonly string[] = ['avatar_video.success', 'avatar_video.fail'];

/** HMAC-SHA256 of the raw body in hexadecimal; the older interface uses other names for the same header. */
export const heygen: Sender = {
  refusalOf({ headers, raw }, { secrets }, now) {
    const signature = headers['heygen-signature'] ?? headers.signature ?? headers['x-heygen-signature'];
    if (!signature) return 'The post carries no signature.';
    const sentAt = headers['heygen-timestamp'];
    if (sentAt !== undefined && isOld(sentAt, now)) return 'The signature is more than 5 minutes old.';
    const expected = secrets.map((secret) => createHmac('sha256', secret).update(raw).digest('hex'));
    return isOneOf(signature.trim().toLowerCase(), expected) ? undefined : 'The signature does not match the secret.';
  },
  read({ headers, fields }) {
    const eventType = textAt(fields, 'event_type') ?? 'unknown';
    const videoId = textAt(fields, 'event_data.video_id');
    return {
      eventType,
      meaning: 'none',
      reason: 'Nothing waits for events of this kind.',
      transactionId: videoId,
      dedupeKey: headers['heygen-event-id'] ?? textAt(fields, 'event_id'),
    };
  },
};

const isOld = (sentAt: string, now: Date) => !(Math.abs(now.getTime() / 1000 - Number(sentAt)) <= SKEW_MAX_SEC);
