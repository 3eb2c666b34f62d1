import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CONFINED_PROBE, type Probed, type ProbeWish } from '@herald/film/testing';
import { forkConfined, readConfinement } from '@herald/providers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/read-config.ts';
import { hideSecrets } from './hide-secrets.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-hide-'));
  const socket = encodeURIComponent(join(folder, 'socket'));
  hideSecrets(readConfig({ HERALD_DATA: folder }), `postgresql://herald:key@localhost/herald?host=${socket}`);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function readInReader(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, 'text');
  const child = forkConfined({ entry: CONFINED_PROBE, folder, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.send({ port: 9, secretPath: path } satisfies ProbeWish);
  const [{ secret }] = (await once(child, 'message')) as [Probed];
  child.disconnect();
  return secret;
}

describe.runIf(readConfinement().isBlind)('a process that reads what others sent', () => {
  it.each(['keys/secret', 'keys/database', 'postgres/PG_VERSION', 'socket/.s.PGSQL.5432'])(
    'does not see %s',
    async (path) => {
      expect(await readInReader(join(folder, path))).toBe('EACCES');
    },
  );

  it('sees the file it reads', async () => {
    expect(await readInReader(join(folder, 'media', 'incoming', 'upload'))).toBe('');
  });
});
