import { type Core, login, migrate, seed } from '@herald/core';
import { benchCore } from './bench-core.ts';

const ADMIN = { email: 'bench@herald.test', password: 'bench password' };

/** Makes an empty database Herald's, fills it, and answers the token of its administrator. */
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
