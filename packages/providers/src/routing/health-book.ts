import type { AwayService, EngineHealth } from '@herald/media/engines/engine-health';

/** What changes of health are told to. */
export interface HealthLog {
  warn(fields: object, text: string): void;
  info(fields: object, text: string): void;
}

/** Remembers which engines answered when they were last asked. */
export class HealthBook {
  readonly #entries = new Map<string, EngineHealth>();
  readonly #log: HealthLog | undefined;

  constructor(engines: readonly string[], log?: HealthLog) {
    this.#log = log;
    this.follow(engines);
  }

  /** Those it knows from then on; new ones count as ready. */
  follow(engines: readonly string[]): void {
    for (const engine of this.#entries.keys()) if (!engines.includes(engine)) this.#entries.delete(engine);
    for (const engine of engines) {
      if (!this.#entries.has(engine)) this.#entries.set(engine, { engine, state: 'ready', reason: null });
    }
  }

  isAway(engine: string): boolean {
    return this.#entries.get(engine)?.state === 'away';
  }

  answered(engine: string): void {
    if (!this.#entries.has(engine)) return;
    if (this.isAway(engine)) this.#log?.info({ engine }, 'An engine answers again');
    this.#entries.set(engine, { engine, state: 'ready', reason: null });
  }

  failed(engine: string, reason: string): void {
    if (!this.#entries.has(engine)) return;
    if (!this.isAway(engine)) this.#log?.warn({ engine, reason }, 'An engine does not answer');
    this.#entries.set(engine, { engine, state: 'away', reason });
  }

  listAway(): AwayService[] {
    return this.list()
      .filter(({ state }) => state === 'away')
      .map(({ engine, reason }) => ({ name: engine, reason }));
  }

  list(): EngineHealth[] {
    return [...this.#entries.values()];
  }
}
