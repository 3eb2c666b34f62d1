import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type HeraldOptions,
  type HeraldProcess,
  isReady,
  removeData,
  startHerald,
  testAdmin,
} from '../support/herald-process.ts';
import { installedFolder } from '../support/installed-folder.ts';
import { kill, processesOf } from '../support/processes-of.ts';
import { until } from '../support/until.ts';

const started: HeraldProcess[] = [];
const start = async (options?: HeraldOptions) => {
  const herald = await startHerald(options);
  started.push(herald);
  return herald;
};

afterAll(async () => {
  const all = started.splice(0);
  // Two of them may have been started in one folder.
  await Promise.all(all.map((herald) => herald.stop()));
  for (const { dataFolder } of all) {
    for (const { pid } of await processesOf(dataFolder)) kill(pid);
    await removeData(dataFolder);
  }
});

const post = (url: string, path: string, body: object) =>
  fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function killAll(herald: HeraldProcess, which: (command: string) => boolean): Promise<number> {
  const victims = (await processesOf(herald.dataFolder)).filter(({ command }) => which(command));
  for (const { pid } of victims) kill(pid);
  return victims.length;
}

describe('kill -9', () => {
  it('loses nothing that was acknowledged when every process is killed during writes', async () => {
    let herald = await start({ dataFolder: await installedFolder() });
    const { dataFolder } = herald;
    const acknowledged: string[] = [];
    for (let round = 0; round < 2; round++) {
      const { url } = herald;
      let isKilled = false;
      const writers = [0, 1].map(async (writer) => {
        for (let number = 0; !isKilled; number++) {
          const email = `user-${round}-${writer}-${number}@herald.test`;
          const answer = await post(url, '/auth/register', { name: 'User', email, password: 'a good password' }).catch(
            () => undefined,
          );
          if (answer?.status === 201) acknowledged.push(email);
          else if (answer?.status === 429) break;
        }
      });
      await until(async () => acknowledged.length >= (round + 1) * 3);
      expect(await killAll(herald, () => true)).toBeGreaterThan(3);
      isKilled = true;
      await Promise.all(writers);
      herald = await start({ dataFolder });
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(6);
    for (const email of acknowledged) {
      const again = await post(herald.url, '/auth/login', { email, password: 'a good password' });
      expect({ email, status: again.status }).toEqual({ email, status: 200 });
    }
  });
});

/** These tests run in order on the same installation. */
describe('kill -9 in a running installation', () => {
  let herald: HeraldProcess;
  beforeAll(async () => {
    herald = await start({ dataFolder: await installedFolder() });
  });

  it.each(['api', 'worker'])('restarts the %s after it was killed', async (name) => {
    const isIt = (command: string) => command.endsWith(`herald.mjs ${name}`);
    // A killed process stays visible for a moment.
    const pids = async () =>
      (await processesOf(herald.dataFolder)).filter((one) => isIt(one.command)).map((one) => one.pid);
    const [killed] = await pids();
    expect(await killAll(herald, isIt)).toBe(1);
    await until(async () => (await pids()).some((pid) => pid !== killed));
    await until(() => isReady(herald.url));
    await until(async () => herald.output().includes(`Herald's ${name} stopped unexpectedly`));
  });

  it('restarts the worker however often it is killed', async () => {
    const pidOfWorker = async () =>
      (await processesOf(herald.dataFolder)).find(({ command }) => command.endsWith('herald.mjs worker'))?.pid;
    for (let kills = 0; kills < 6; kills++) {
      // The supervisor may be about to start it.
      await expect.poll(pidOfWorker).toBeDefined();
      const killed = await pidOfWorker();
      if (!killed) throw new Error('There is no worker.');
      kill(killed);
      await expect.poll(async () => ![undefined, killed].includes(await pidOfWorker())).toBe(true);
    }
  });

  it('restarts the database after it was killed, and the API works again', async () => {
    expect(await killAll(herald, (command) => command.includes('/postgres -D'))).toBe(1);
    await until(async () => (await post(herald.url, '/auth/login', testAdmin)).status === 200);
  });

  it('stops the services when the program is killed, and the next start adopts the running database', async () => {
    herald.child.kill('SIGKILL');
    await herald.ended;
    await until(async () => !(await isReady(herald.url)));
    const second = await start({ dataFolder: herald.dataFolder });
    expect(second.output()).toContain('was still running');
    expect((await post(second.url, '/auth/login', testAdmin)).status).toBe(200);
  });
});
