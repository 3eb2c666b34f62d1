import type { ErrorCode } from '@herald/contract/errors';
import { AppError } from '../errors/app-error.ts';
import { MINUTE_MS } from './durations.ts';

export interface GateOptions {
  maxRunning: number;
  maxWaiting: number;
  /** How many tasks of one account may wait, and how many it may bring in a minute. */
  perAccount?: { maxWaiting: number; maxPerMinute: number };
  /** The error for tasks that find the line full. */
  refusal: ErrorCode;
  retryAfterSec: number;
  /** An account that brings too much is told so; without it everybody hears the text of the refusal. */
  tellsShare?: boolean;
}

export interface Turn {
  /** The account whose turn it is; tasks of nobody share one place in the line. */
  from?: string;
  /** Leaves the line when it is aborted. */
  signal?: AbortSignal | undefined;
}

/** Runs the work when its turn has come. */
export type Gate = <T>(turn: Turn, work: () => Promise<T>) => Promise<T>;

/** What an account has in the gate. */
interface Share {
  running: number;
  readonly waiting: Set<() => void>;
  minute: { begunAtMs: number; tasks: number };
}

const TOO_MANY_WAITING = 'You have several requests of this kind waiting already. Please wait until they are done.';
const TOO_MANY_A_MINUTE = 'That is more than can be done for you in a minute. Please wait a moment and try again.';

/** Runs a limited number of tasks at once. The others wait, and the account that has the least running goes first. */
export function createGate({
  maxRunning,
  maxWaiting,
  perAccount,
  refusal,
  retryAfterSec,
  tellsShare = true,
}: GateOptions): Gate {
  /** The account that waits longest since its last turn comes first. */
  const shares = new Map<string, Share>();
  let running = 0;
  let waiting = 0;

  const tooMuch = (message: string, waitSec: number): AppError =>
    new AppError('rate_limited', { ...(tellsShare && { message }), retryAfterSec: waitSec });

  function assertMayEnter(share: Share, from: string | undefined): void {
    if (perAccount && from !== undefined) {
      const isBusy = running >= maxRunning && share.waiting.size >= perAccount.maxWaiting;
      if (isBusy) throw tooMuch(TOO_MANY_WAITING, retryAfterSec);
      const waitSec = secondsUntilNext(share, perAccount.maxPerMinute);
      if (waitSec > 0) throw tooMuch(TOO_MANY_A_MINUTE, waitSec);
    }
    if (running >= maxRunning && waiting >= maxWaiting) throw new AppError(refusal, { retryAfterSec });
  }

  async function enter(share: Share, signal: AbortSignal | undefined): Promise<void> {
    if (running >= maxRunning) return inLine(share, signal);
    running += 1;
    share.running += 1;
  }

  async function inLine(share: Share, signal: AbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      if (share.waiting.delete(resolve)) waiting -= 1;
      reject(signal?.reason);
    };
    share.waiting.add(resolve);
    waiting += 1;
    signal?.addEventListener('abort', leave, { once: true });
    await promise.finally(() => signal?.removeEventListener('abort', leave));
  }

  /** Hands the place of a task that has ended to the next one. */
  function passOn(): void {
    const lines = [...shares].filter(([, share]) => share.waiting.size > 0);
    const [next] = lines.sort(([, one], [, other]) => one.running - other.running);
    const [call] = next?.[1].waiting ?? [];
    if (!next || !call) {
      running -= 1;
      return;
    }
    const [from, share] = next;
    share.waiting.delete(call);
    waiting -= 1;
    share.running += 1;
    shares.delete(from);
    shares.set(from, share);
    call();
  }

  return async ({ from, signal }, work) => {
    signal?.throwIfAborted();
    forgetIdle(shares);
    const share = shareOf(shares, from ?? '');
    assertMayEnter(share, from);
    share.minute.tasks += 1;
    await enter(share, signal);
    try {
      return await work();
    } finally {
      share.running -= 1;
      passOn();
    }
  };
}

function shareOf(shares: Map<string, Share>, from: string): Share {
  const known = shares.get(from);
  if (known) return known;
  const share = { running: 0, waiting: new Set<() => void>(), minute: { begunAtMs: performance.now(), tasks: 0 } };
  shares.set(from, share);
  return share;
}

function forgetIdle(shares: Map<string, Share>): void {
  for (const [from, share] of shares) {
    const isIdle = share.running === 0 && share.waiting.size === 0;
    if (isIdle && performance.now() - share.minute.begunAtMs > MINUTE_MS) shares.delete(from);
  }
}

/** Counted from the first task of each minute. */
function secondsUntilNext({ minute }: Share, maxPerMinute: number): number {
  const goneMs = performance.now() - minute.begunAtMs;
  if (goneMs >= MINUTE_MS) Object.assign(minute, { begunAtMs: performance.now(), tasks: 0 });
  return minute.tasks < maxPerMinute ? 0 : Math.ceil((MINUTE_MS - goneMs) / 1000);
}
