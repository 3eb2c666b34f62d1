import { readMigrationFiles } from 'drizzle-orm/migrator';

/** What migrations make in the schema `public`. */
export interface MigratedTables {
  /** Tables as they are after the last one, with their columns. */
  columns: Map<string, Set<string>>;
  /** Every table that there ever was. */
  tables: Set<string>;
  functions: Set<string>;
  /** When each migration was written. */
  times: number[];
}

const STEPS = new RegExp(
  [
    'CREATE TABLE "(?<table>\\w+)" \\((?<body>.*?)\\n\\)',
    'ALTER TABLE "(?<altered>\\w+)"',
    'DROP TABLE "(?<dropped>\\w+)"',
    'ADD COLUMN "(?<added>\\w+)"',
    'DROP COLUMN "(?<removed>\\w+)"',
    'RENAME COLUMN "(?<from>\\w+)" TO "(?<to>\\w+)"',
    'CREATE FUNCTION "(?<made>\\w+)"',
  ].join('|'),
  'gis',
);
const COLUMN = /^\s+"(\w+)"/gm;

/** Reads the migrations, all of them or up to one, without a database. */
export function readMigratedTables(migrationsFolder: string, untilMs = Number.POSITIVE_INFINITY): MigratedTables {
  const known: MigratedTables = { columns: new Map(), tables: new Set(), functions: new Set(), times: [] };
  for (const { sql, folderMillis } of readMigrationFiles({ migrationsFolder })) {
    if (folderMillis > untilMs) continue;
    known.times.push(folderMillis);
    takeSteps(known, sql.join('\n'));
  }
  return known;
}

function takeSteps({ columns, tables, functions }: MigratedTables, statements: string): void {
  let current = new Set<string>();
  for (const { groups = {} } of statements.matchAll(STEPS)) {
    const { table, body, altered, dropped, added, removed, from, to, made } = groups;
    if (table) {
      tables.add(table);
      columns.set(table, new Set([...(body ?? '').matchAll(COLUMN)].map(([, name = '']) => name)));
    }
    if (altered) current = columns.get(altered) ?? new Set();
    if (dropped) columns.delete(dropped);
    if (added) current.add(added);
    for (const gone of [removed, from]) if (gone) current.delete(gone);
    if (to) current.add(to);
    if (made) functions.add(made);
  }
}
