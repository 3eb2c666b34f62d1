import type { Readable } from 'node:stream';
import { authenticate, type Core } from '@herald/core';

export interface LineOwner {
  token: string;
  userId: string;
  accountId: string;
}

/** One listener. */
export interface EventLine extends LineOwner {
  /** Says something, if the session may still hear it. */
  say(text: string): Promise<void>;
  /** Looks whether the session still lasts; a line without one is closed. */
  check(): Promise<void>;
  close(): void;
}

/** Nothing is said to a session that nobody has looked at for longer. */
const TRUSTED_MS = 5_000;
/** Who reads slower than that is better off without. */
const MOST_UNREAD_BYTES = 1024 * 1024;

export function openLine(core: Core, stream: Readable, owner: LineOwner): EventLine {
  let checkedAt = performance.now();
  let isClosed = false;
  const close = () => {
    // Nothing more to come; what was said is still delivered.
    if (!isClosed && !stream.destroyed) stream.push(null);
    isClosed = true;
  };
  const check = async () => {
    const actor = await authenticate(core, owner.token, { isActivity: false });
    checkedAt = performance.now();
    if (actor?.accountId !== owner.accountId) close();
  };
  return {
    ...owner,
    check,
    close,
    async say(text) {
      if (performance.now() - checkedAt > TRUSTED_MS) await check();
      if (isClosed || stream.destroyed) return;
      stream.push(text);
      if (stream.readableLength > MOST_UNREAD_BYTES) stream.destroy();
    },
  };
}
