import type { Core } from '@herald/core';
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
  registerVideoEvents(registry, core);
  registerTransactionFigures(registry, core);
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
