import { createHmac } from 'node:crypto';
import type { Core } from '../../core.ts';
import type { SamplePost } from '../../intake/sample-post.ts';
import { newId } from '../../runtime/new-id.ts';

/** A post about a film of nobody, as HeyGen would send it now. */
export function sampleFilmEvent(core: Core, type: string, secret: string): SamplePost {
  const id = `test-${newId(core)}`;
  const body = JSON.stringify({ event_id: id, event_type: type, event_data: { video_id: `test_${id}` } });
  const headers = {
    'content-type': 'application/json',
    'heygen-signature': createHmac('sha256', secret).update(body).digest('hex'),
    'heygen-timestamp': String(Math.floor(core.clock.now().getTime() / 1000)),
    'heygen-event-id': id,
  };
  return { path: '', headers, body };
}
