import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Core, type CoreParts, createCore } from '../core.ts';
import { openDatabase } from '../db/database.ts';
import { createJobSender } from '../queue/job-sender.ts';
import { silentLog } from '../runtime/log.ts';
import { createPasswordHasher } from '../runtime/password-hasher.ts';
import { createVault } from '../runtime/vault.ts';
import { diskStorage } from '../storage/disk-storage.ts';
import { mediaUrls } from '../storage/media-url.ts';
import { seed } from '../system/seed.ts';
import { KeptMailer } from './kept-mailer.ts';
import { ManualClock } from './manual-clock.ts';
import { createTestDatabase, type TestContent } from './test-database.ts';
import { TestMails } from './test-mails.ts';

export const testAdmin = { email: 'admin@herald.test', password: 'admin password' };

/** Fast enough to hash in every test; the strong settings have a test of their own. */
export const quickHashing = { memoryKib: 8, passes: 1, maxConcurrent: 4, maxWaiting: 100 };

export interface TestCore {
  core: Core;
  clock: ManualClock;
  mailer: KeptMailer;
  mails: TestMails;
  databaseUrl: string;
  /** A second process on the same database, perhaps with other parts. */
  openSibling(parts?: Partial<CoreParts>): { core: Core; close(): Promise<void> };
  close(): Promise<void>;
}

/** The rules on a seeded database of their own, with a clock and a mailer that tests control. */
export async function createTestCore(serverUrl: string, parts: Partial<CoreParts> = {}): Promise<TestCore> {
  const isUsual = SEEDING_PARTS.every((name) => !parts[name]);
  const database = await createTestDatabase(serverUrl, isUsual ? usualContent : undefined);
  const clock = new ManualClock();
  const mailer = new KeptMailer(false);
  const storageRoot = await mkdtemp(join(tmpdir(), 'herald-core-test-'));
  const open = (others: Partial<CoreParts> = {}) =>
    openCore(database.url, { clock, mailer, storage: diskStorage(storageRoot), ...parts, ...others });
  const core = open();
  if (!isUsual) await seedFor(core);
  return {
    core,
    clock,
    mailer,
    mails: new TestMails(core.db),
    databaseUrl: database.url,
    openSibling(others) {
      const sibling = open(others);
      return { core: sibling, close: () => closeCore(sibling) };
    },
    async close() {
      await closeCore(core);
      await database.drop();
      await rm(storageRoot, { recursive: true, force: true });
    },
  };
}

/** What the rows of a new installation depend on. */
const SEEDING_PARTS = ['clock', 'passwords', 'random'] as const;

/** A new installation, seeded once for all who want no other: it takes as long as twenty usual tests. */
const usualContent: TestContent = {
  name: 'seeded',
  async fill(databaseUrl) {
    const storage = diskStorage(join(tmpdir(), 'herald-core-test-seed'));
    const core = openCore(databaseUrl, { clock: new ManualClock(), mailer: new KeptMailer(false), storage });
    await seedFor(core);
    await closeCore(core);
  },
};

async function seedFor(core: Core): Promise<void> {
  await seed(core, { adminEmail: testAdmin.email, adminPassword: testAdmin.password });
}

type OwnParts = Partial<CoreParts> & Pick<CoreParts, 'clock' | 'mailer' | 'storage'>;

function openCore(databaseUrl: string, parts: OwnParts): Core {
  return createCore({
    db: openDatabase({ url: databaseUrl, maxConnections: 4 }),
    passwords: createPasswordHasher(quickHashing),
    publicUrl: 'http://localhost:3000',
    media: mediaUrls('test secret'),
    vault: createVault(Buffer.alloc(32, 'a key for tests')),
    jobs: createJobSender({ databaseUrl, log: silentLog }),
    ...parts,
  });
}

async function closeCore(core: Core): Promise<void> {
  await core.background.drain();
  await core.notices.close();
  await core.jobs.stop();
  await core.db.close();
}
