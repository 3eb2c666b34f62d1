import type { Database, Transaction } from '../db/database.ts';
import { migrateUntil } from '../db/migrate-until.ts';
import { letRunLong, printPlainly, waitForLocks } from '../db/snapshot.ts';
import { siteSchemaRepository } from '../sites/site-schema-repository.ts';
import { assertOurs, type TargetRules } from './assert-ours.ts';
import { BackupError } from './backup-error.ts';
import type { BackupTable } from './backup-format.ts';
import { loadRepository, type TargetTable } from './load-repository.ts';
import type { OpenBackup } from './open-backup.ts';

/** A statement carries so much of a table at a time. */
const BATCH_CHARS = 1_000_000;
/** So long a restore waits for a session that reads or writes a table which it drops. */
const LOCK_WAIT_SEC = 30;

/**
 * Puts the database of a backup in place of whatever is there, in one transaction: tables as they were then, which a
 * migration brings up to date later. The queue has been opened before, because it makes its own tables.
 */
export async function loadDatabase(db: Database, backup: OpenBackup, rules: TargetRules): Promise<void> {
  const { tables_ms, sites, tables, counters } = backup.manifest;
  await db.transaction('restore', async (tx) => {
    await letRunLong(tx);
    await waitForLocks(tx, LOCK_WAIT_SEC);
    await printPlainly(tx);
    await assertOurs(tx, rules);
    await loadRepository.dropEverything(tx);
    await migrateUntil(tx, rules.migrationsFolder, tables_ms);
    for (const { schema, version } of sites) {
      await siteSchemaRepository.create(tx, schema);
      await siteSchemaRepository.bringUpToDate(tx, schema, 0, version);
    }
    const bonds = await loadRepository.untie(tx);
    await loadRepository.emptyQueue(tx);
    const targets = await loadRepository.listTables(tx);
    for (const table of tables) await loadTable(tx, backup, table, findTarget(targets, table));
    for (const counter of counters) await loadRepository.setCounter(tx, counter);
    await loadRepository.tie(tx, bonds);
  });
}

function findTarget(targets: TargetTable[], { schema, name, columns }: BackupTable): TargetTable {
  const target = targets.find((table) => table.schema === schema && table.name === name);
  if (!target) throw new BackupError(`This Herald has no table ${schema}.${name}, which the backup has.`);
  const strange = schema === 'pgboss' ? undefined : columns.find((column) => !target.types[column]);
  if (strange) throw new BackupError(`The table ${name} of this Herald has no ${strange}, which the backup has.`);
  return target;
}

async function loadTable(tx: Transaction, backup: OpenBackup, table: BackupTable, target: TargetTable): Promise<void> {
  let batch: string[] = [];
  let chars = 0;
  const write = async () => {
    if (batch.length > 0) await loadRepository.insertRows(tx, table, target, batch);
    batch = [];
    chars = 0;
  };
  for await (const row of await backup.readRows(table)) {
    batch.push(row);
    chars += row.length;
    if (chars >= BATCH_CHARS) await write();
  }
  await write();
}
