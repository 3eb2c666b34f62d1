import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runProgram } from '../../apps/herald/src/postgres/run-program.ts';
import type { NodeWish } from '../../tests/support/farm-node.ts';
import { startObjectStore } from '../../tests/support/object-store.ts';
import { until } from '../../tests/support/until.ts';
import type { Fault } from './fault.ts';
import { isInWork } from './ground.ts';

/** A third worker joins, with something wrong about it. Refusing to start is a good answer. */
function joins(name: string, what: string, wish: Partial<NodeWish>, videos: number): Fault {
  return {
    name,
    what,
    times: 1,
    async strike(ground) {
      const node = await ground.farm.addNode({ role: 'worker', name, ...wish });
      await node.start().catch(() => undefined);
      await ground.orderMany(videos);
      return { after: () => node.close() };
    },
  };
}

const OTHER_STORE = 'bucket of another store';
const NO_STORE = { S3_ENDPOINT: '', S3_BUCKET: '', S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' };

const otherStore: Fault = {
  name: 'other-store',
  what: `worker with the ${OTHER_STORE} joins`,
  times: 1,
  async strike(ground) {
    const store = await startObjectStore();
    const env = { S3_ENDPOINT: store.settings.endpoint };
    const { after } = await joins('other-store', '', { env }, 6).strike(ground);
    return {
      async after() {
        await after?.();
        await store.stop();
      },
    };
  },
};

const DISK_BYTES = 96 * 2 ** 20;
const FULL_MS = 15_000;

/** The only worker keeps its work on a small disk, which fills up while it draws and is freed later. */
const fullDisk: Fault = {
  name: 'disk-full',
  what: 'disk of the only worker full for 15 s',
  times: 1,
  async strike({ farm, order, until: untilVideo }) {
    const dataFolder = await mkdtemp(join(tmpdir(), 'herald-disk-'));
    const unmount = async () => {
      await runProgram('umount', ['-l', dataFolder], undefined).catch(() => undefined);
      await rm(dataFolder, { recursive: true, force: true });
    };
    try {
      await runProgram('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', dataFolder], undefined);
    } catch {
      await unmount();
      return { notTried: 'only root can make a small disk' };
    }
    await Promise.all(farm.workers.map((worker) => worker.stop()));
    const node = await farm.addNode({ role: 'worker', name: 'small-disk', dataFolder });
    await node.start();
    await untilVideo(await order(), isInWork);
    await fill(dataFolder);
    await until(() => /disk_full|ENOSPC/.test(node.output()), { what: 'A film without room', withinSec: 120 });
    await wait(FULL_MS);
    await rm(join(dataFolder, 'filler'));
    return {
      async after() {
        await node.close();
        await unmount();
        await Promise.all(farm.workers.map((worker) => worker.start()));
      },
    };
  },
};

async function fill(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  await writeFile(join(folder, 'filler'), Buffer.alloc(bavail * bsize)).catch((error: NodeJS.ErrnoException) => {
    // Something else wrote meanwhile: the disk is full all the same.
    if (error.code !== 'ENOSPC') throw error;
  });
}

export const machines: Fault[] = [
  joins('clock-ahead', 'worker whose clock is 15 s ahead joins', { clockShiftMs: 15_000 }, 4),
  joins('clock-behind', 'worker whose clock is 15 s behind joins', { clockShiftMs: -15_000 }, 4),
  joins('no-store', 'worker without the settings of the store joins', { env: NO_STORE }, 6),
  otherStore,
  joins('other-secret', 'worker with another secret joins', { env: { HERALD_SECRET_KEY: 'x'.repeat(40) } }, 4),
  fullDisk,
];
