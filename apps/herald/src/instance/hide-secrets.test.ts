import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hideFromReaders, readConfinement } from '@herald/confined';
import { attack } from '@herald/confined/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/read-config.ts';
import { hideSecrets } from './hide-secrets.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-hide-'));
  const socket = encodeURIComponent(join(folder, 'socket'));
  hideSecrets(readConfig({ HERALD_DATA: folder }), `postgresql://herald:key@localhost/herald?host=${socket}`);
});
afterAll(async () => {
  hideFromReaders([]);
  await rm(folder, { recursive: true, force: true });
});

async function errorOfReading(path: string): Promise<string | undefined> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, 'text');
  return (await attack({ folder, reads: [path] })).reads[0];
}

describe.runIf(readConfinement().isBlind)('a process that draws films', () => {
  it.each(['keys/secret', 'keys/database', 'postgres/PG_VERSION', 'socket/.s.PGSQL.5432'])(
    'does not see %s',
    async (path) => {
      expect(await errorOfReading(join(folder, path))).toBe('EACCES');
    },
  );

  it('sees the files it draws from', async () => {
    expect(await errorOfReading(join(folder, 'media', 'incoming', 'upload'))).toBe('');
  });
});
