import { text } from 'node:stream/consumers';
import { packExport } from '@herald/core/own-data';
import type { TestApi } from './test-api.ts';

/** Every row of this installation, and all its log. */
export async function everythingKept(api: TestApi): Promise<string> {
  const { pool } = api.core.db;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const rows = await Promise.all(tables.map(({ name }) => pool.query(`select * from ${name}`)));
  return JSON.stringify(rows.map((one) => one.rows)) + api.logText();
}

interface Person {
  token: string;
  password: string;
}

/** Everything somebody gets as their own data; the file keeps its parts as they are. */
export async function packedExport(api: TestApi, { token, password }: Person): Promise<string> {
  const { body } = await api.ask('POST /user/data/export', { token, body: { password } });
  await packExport(api.core, { exportId: body.data.id, retryCount: 0, signal: new AbortController().signal });
  const texts: string[] = [];
  for await (const { key } of api.core.storage.list('accounts/'))
    texts.push(await text(await api.core.storage.read(key)));
  return texts.join();
}
