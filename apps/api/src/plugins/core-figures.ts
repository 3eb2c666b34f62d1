import type { Core } from '@herald/core';
import { Counter, Gauge, type Registry } from 'prom-client';

/** Figures that core keeps anyway, read on request. */
export function registerCoreFigures(registry: Registry, core: Core): void {
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
  registerTransactionFigures(registry, core);
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
