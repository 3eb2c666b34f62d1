import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readConfinement } from '@herald/confined';
import { describe, expect, it } from 'vitest';
import { isReachableBy } from '../../apps/herald/src/postgres/database-owner.ts';
import type { Probed } from '../../packages/confined/src/testing/confined-probe.ts';

const starter = fileURLToPath(new URL('../support/decoder-start.ts', import.meta.url));
const NOBODY = { uid: 65534, gid: 65534 };
const isRoot = process.getuid?.() === 0;
const canBeUser = isRoot && (await isReachableBy(NOBODY, starter));

const probeAs = async (user: Partial<typeof NOBODY>): Promise<Probed & { uid: number }> => {
  const { stdout } = await promisify(execFile)(process.execPath, [starter], { ...user, cwd: '/' });
  return JSON.parse(stdout);
};

describe.runIf(readConfinement().isHidden)('a program in the place of a decoder', () => {
  it.each([
    ['whoever runs this test', {}, true],
    ['an ordinary user', NOBODY, canBeUser],
  ])(
    'finds neither database, secret, network, process nor film of others when %s starts Herald',
    async (_, user, can) => {
      if (!can) return;
      const probed = await probeAs(user);
      if ('uid' in user) expect(probed.uid).toBe(user.uid);
      expect(probed).toMatchObject({
        socket: 'ENOENT',
        connection: 'ENETUNREACH',
        parent: { environ: 'ENOENT', mem: 'ENOENT', signal: 'ESRCH' },
        processes: ['1'],
        changed: { given: 'EROFS', program: 'EROFS' },
        given: '',
        own: '',
      });
      expect(Object.values(probed.secrets)).toEqual(Array(5).fill('ENOENT'));
      expect(Object.values(probed.rights)).not.toContain('0');
      expect(probed.status).toMatch(/^NoNewPrivs:\s+1$/m);
    },
  );
});
