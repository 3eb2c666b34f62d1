import { until } from '../../tests/support/until.ts';
import type { Fault } from './fault.ts';
import { isInWork } from './ground.ts';

/** Later than every migration there is. */
const FUTURE = 9_999_999_999_999;

/** Processes of a release that is not there yet cannot be started, so only their mark on the tables is made. */
export const releases: Fault[] = [
  {
    name: 'newer-release',
    what: 'a newer release upgrades the tables while videos are made, and is taken back',
    times: 1,
    wholeWithinSec: 420,
    async strike(ground) {
      const { farm } = ground;
      const nodes = [...farm.apis, ...farm.workers];
      const [first] = await ground.orderMany(3);
      if (first) await ground.until(first, isInWork);
      await farm.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('future', ${FUTURE})`);
      await until(() => nodes.every((node) => node.output().includes('was upgraded by')), {
        what: 'Every process notices',
        withinSec: 60,
      });
      const statuses = await Promise.all(farm.apis.map(async ({ url }) => (await fetch(`${url}/api/ready`)).status));
      const refused = await Promise.all(nodes.map((node) => node.stop().then(() => node.startAndEnd())));
      await farm.query(`delete from drizzle.__drizzle_migrations where hash = 'future'`);
      for (const node of nodes) await node.start();
      const isRight = statuses.every((status) => status === 503) && refused.every(({ exitCode }) => exitCode === 2);
      return { isWhole: () => isRight };
    },
  },
];
