import { setTimeout as wait } from 'node:timers/promises';
import type { TakingGate } from '@herald/core/queue';
import type { Log } from '@herald/core/runtime';

export interface BreakerParts {
  /** Rejects while store or disk do not work. */
  probe(): Promise<void>;
  log: Log;
  probeEveryMs?: number;
}

const PROBE_EVERY_MS = 5000;

/** Shuts the gate to further videos while store or disk do not work: each would only fail, one after the other. */
export class Breaker implements TakingGate {
  readonly #parts: BreakerParts;
  readonly #stopping = new AbortController();
  #isTripped = false;
  #changed = Promise.withResolvers<void>();

  constructor(parts: BreakerParts) {
    this.#parts = parts;
  }

  get isShut(): boolean {
    return this.#isTripped;
  }

  /** Trips at once where a worker starts without store or disk. */
  async check(): Promise<void> {
    await this.#parts.probe().catch((error: unknown) => this.trip(error));
  }

  /** Told once, however many videos find the same. */
  trip(cause: unknown): void {
    if (this.#isTripped || this.#stopping.signal.aborted) return;
    this.#parts.log.error({ err: cause }, 'Store or disk do not work: this worker takes no video until they do');
    this.#change(true);
    void this.#recover();
  }

  /** Resolves when videos may be taken, or the worker stops. */
  untilOpen(): Promise<void> {
    return this.#until(false);
  }

  /** Resolves when no video may be taken any more, or the worker stops. */
  untilShut(): Promise<void> {
    return this.#until(true);
  }

  stop(): void {
    this.#stopping.abort();
    this.#changed.resolve();
  }

  async #recover(): Promise<void> {
    const { probe, log, probeEveryMs = PROBE_EVERY_MS } = this.#parts;
    const { signal } = this.#stopping;
    const sinceMs = performance.now();
    do await wait(probeEveryMs, undefined, { signal }).catch(() => undefined);
    while (!signal.aborted && !(await works(probe)));
    if (signal.aborted) return;
    const awaySec = Math.round((performance.now() - sinceMs) / 1000);
    log.info({ awaySec }, 'Store and disk work again: this worker takes videos');
    this.#change(false);
  }

  async #until(isTripped: boolean): Promise<void> {
    while (this.#isTripped !== isTripped && !this.#stopping.signal.aborted) await this.#changed.promise;
  }

  #change(isTripped: boolean): void {
    const { resolve } = this.#changed;
    this.#changed = Promise.withResolvers();
    this.#isTripped = isTripped;
    resolve();
  }
}

async function works(probe: () => Promise<void>): Promise<boolean> {
  return probe().then(
    () => true,
    () => false,
  );
}
