import type { Core } from '../core.ts';

/** Triggers of the database post here when a session or a right ends. */
const ACCESS_CHANNEL = 'herald_access';

/** Calls the listener when somebody may have lost access, in whichever process it happened; returns what ends it. */
export function openAccessFeed(core: Core, onChange: () => void): () => void {
  return core.notices.subscribe(ACCESS_CHANNEL, { onMessage: onChange, onGap: onChange });
}
