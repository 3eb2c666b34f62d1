import type { Core } from '@herald/core';
import type { TimeTotals } from '@herald/core/runtime';
import { Counter, collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import { registerInstallationFigures } from './installation-figures.ts';

/** The figures of every process, read on request: its own, those that core keeps anyway, and the installation's. */
export function registerFigures(registry: Registry, core: Core): void {
  collectDefaultMetrics({ register: registry });
  registerInstallationFigures(registry, core);
  new Counter({
    name: 'herald_password_hashes_total',
    help: 'Password hashes computed',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(core.passwords.operationCount);
    },
  });
  new Gauge({
    name: 'herald_database_connections',
    help: 'Connections of the pool to PostgreSQL',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { totalCount, idleCount, waitingCount } = core.db.pool;
      this.set({ state: 'open' }, totalCount);
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'awaited' }, waitingCount);
    },
  });
  registerQueries(registry, core);
  registerVideoEvents(registry, core);
  registerTransactionFigures(registry, core);
}

/** Of this process; more than a second is slow. */
function registerQueries(registry: Registry, { db }: Core): void {
  const figures = [
    { name: 'herald_queries_total', help: 'Queries answered', of: ({ count }: TimeTotals) => count },
    { name: 'herald_query_seconds_total', help: 'Time they took', of: ({ totalMs }: TimeTotals) => totalMs / 1000 },
    { name: 'herald_slow_queries_total', help: 'Those that took more than a second', of: ({ bad }: TimeTotals) => bad },
  ];
  for (const { of, ...figure } of figures) {
    new Counter({
      ...{ ...figure, registers: [registry] },
      collect() {
        this.reset();
        this.inc(of(db.queryTimes.totals()));
      },
    });
  }
}

/** Sum them over all processes: each counts what it did itself. */
function registerVideoEvents(registry: Registry, { videoEvents }: Core): void {
  new Counter({
    name: 'herald_video_events_total',
    help: 'What happened to videos; failures with the stage and the reason their owners read',
    labelNames: ['event', 'stage', 'reason'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { labels, count } of videoEvents.totals()) this.inc(labels, count);
    },
  });
}

function registerTransactionFigures(registry: Registry, { db }: Core): void {
  new Counter({
    name: 'herald_transactions_total',
    help: 'Transactions by name and outcome',
    labelNames: ['name', 'outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [name, { committed, rolledBack }] of db.transactionTotals) {
        this.inc({ name, outcome: 'committed' }, committed);
        this.inc({ name, outcome: 'rolled back' }, rolledBack);
      }
    },
  });
  new Counter({
    name: 'herald_transaction_seconds_total',
    help: 'Time spent in transactions, by name',
    labelNames: ['name'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [name, { durationMs }] of db.transactionTotals) this.inc({ name }, durationMs / 1000);
    },
  });
}
