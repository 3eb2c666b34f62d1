import type { Readable } from 'node:stream';
import type { SessionCheck } from './session-check.ts';

export interface LineOwner {
  token: string;
  userId: string;
  accountId: string;
}

/** One listener. */
export interface EventLine extends LineOwner {
  /** Sends something, if the session may still receive it. */
  send(text: string): Promise<void>;
  /** Checks whether the session still exists; a line without one is closed. */
  check(): Promise<void>;
  close(): void;
}

/** A session that was not checked for longer is checked before anything is sent to it. */
const TRUSTED_MS = 5_000;
/** A listener that falls further behind is disconnected; it comes back and catches up. */
const MOST_UNREAD_BYTES = 1024 * 1024;

export function openLine(checkSession: SessionCheck, stream: Readable, owner: LineOwner): EventLine {
  let checkedAt = performance.now();
  let isClosed = false;
  const close = () => {
    // What was sent before is still delivered.
    if (!isClosed && !stream.destroyed) stream.push(null);
    isClosed = true;
  };
  const check = async () => {
    const accountId = await checkSession(owner.token);
    checkedAt = performance.now();
    if (accountId !== owner.accountId) close();
  };
  return {
    ...owner,
    check,
    close,
    async send(text) {
      if (performance.now() - checkedAt > TRUSTED_MS) await check();
      if (isClosed || stream.destroyed) return;
      stream.push(text);
      if (stream.readableLength > MOST_UNREAD_BYTES) stream.destroy();
    },
  };
}
