// Starts a database as `herald start` does, and the probe as Herald starts a decoder. Tells what the probe got.
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { forkConfined } from '@herald/confined';
import { makeDataFolder } from '../../apps/herald/src/instance/data-folder.ts';
import { readInstanceSecret } from '../../apps/herald/src/instance/instance-secret.ts';
import { startEmbeddedPostgres } from '../../apps/herald/src/postgres/embedded-postgres.ts';
import type { Probed, ProbeWish } from '../../packages/confined/src/testing/confined-probe.ts';

const folder = await mkdtemp(join(tmpdir(), 'herald-decoder-'));
// The database of root runs as another user.
await chmod(folder, 0o711);
const data = join(folder, 'data');
const systemFolder = join(folder, 'system');
await makeDataFolder(data);
await readInstanceSecret(data, undefined);
const [own, given, others] = ['own', 'given', 'others'].map((name) => join(data, 'work', name, 'film.mp4'));
if (!own || !given || !others) throw new Error('No files.');
for (const path of [own, given, others]) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, 'film');
}
const server = createServer().listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
const database = await startEmbeddedPostgres({ dataFolder: data, systemFolder, settings: { fsync: 'off' } });
try {
  const child = forkConfined({
    entry: new URL('../../packages/confined/src/testing/confined-probe.ts', import.meta.url),
    reads: [given],
    writes: [dirname(own)],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const wish: ProbeWish = {
    pid: process.pid,
    port: typeof address === 'object' && address ? address.port : 0,
    socket: join(new URL(database.url).searchParams.get('host') ?? '', '.s.PGSQL.5432'),
    secrets: [
      ...['secret', 'database'].map((name) => join(data, 'keys', name)),
      join(database.clusterFolder, 'PG_VERSION'),
      others,
      process.argv[1] ?? '',
    ],
    given,
    own,
  };
  child.send(wish);
  const [probed] = (await once(child, 'message')) as [Probed];
  child.disconnect();
  process.stdout.write(JSON.stringify({ ...probed, uid: process.getuid?.() }));
} finally {
  await database.stop();
  server.close();
  await rm(folder, { recursive: true, force: true });
}
