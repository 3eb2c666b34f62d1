import { type Core, type CoreParts, createCore } from '../core.ts';
import { openDatabase } from '../db/database.ts';
import { createPasswordHasher } from '../people/password-hasher.ts';
import { seed } from '../system/seed.ts';
import { KeptMailer } from './kept-mailer.ts';
import { ManualClock } from './manual-clock.ts';
import { createTestDatabase } from './test-database.ts';

export const testAdmin = { email: 'admin@herald.test', password: 'admin password' };

/** Fast enough to hash in every test; the strong settings have a test of their own. */
export const quickHashing = { memoryKib: 8, passes: 1, maxConcurrent: 4, maxWaiting: 100 };

export interface TestCore {
  core: Core;
  clock: ManualClock;
  mailer: KeptMailer;
  databaseUrl: string;
  /** A second process on the same database. */
  openSibling(): { core: Core; close(): Promise<void> };
  close(): Promise<void>;
}

/** The rules on a seeded database of their own, with a clock and a mailer that tests control. */
export async function createTestCore(serverUrl: string, parts: Partial<CoreParts> = {}): Promise<TestCore> {
  const database = await createTestDatabase(serverUrl);
  const clock = new ManualClock();
  const mailer = new KeptMailer(false);
  const open = () => {
    const db = openDatabase({ url: database.url, maxConnections: 4 });
    const passwords = createPasswordHasher(quickHashing);
    return createCore({ db, clock, mailer, passwords, publicUrl: 'http://localhost:3000', ...parts });
  };
  const core = open();
  await seed(core, { adminEmail: testAdmin.email, adminPassword: testAdmin.password });
  return {
    core,
    clock,
    mailer,
    databaseUrl: database.url,
    openSibling() {
      const sibling = open();
      return { core: sibling, close: () => sibling.db.close() };
    },
    async close() {
      await core.background.drain();
      await core.db.close();
      await database.drop();
    },
  };
}
