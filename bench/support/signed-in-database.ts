import type { Core } from '@herald/core';
import { migrate } from '@herald/core/db';
import { login } from '@herald/core/people';
import { seed } from '@herald/core/system';
import { benchCore } from './bench-core.ts';

export const ADMIN = { email: 'bench@herald.test', password: 'bench password' };

/** Migrates and fills an empty database, and returns the token of its administrator. */
export async function signedInDatabase(
  databaseUrl: string,
  folder: string,
  fill?: (core: Core, token: string) => Promise<void>,
): Promise<string> {
  await migrate(databaseUrl);
  const core = benchCore(databaseUrl, folder);
  await seed(core, { adminEmail: ADMIN.email, adminPassword: ADMIN.password });
  const { token } = await login(core, ADMIN, { ip: '127.0.0.1', userAgent: 'bench' });
  await fill?.(core, token);
  await core.db.close();
  return token;
}
