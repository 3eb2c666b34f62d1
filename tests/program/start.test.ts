import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  freePort,
  type HeraldOptions,
  type HeraldProcess,
  isReady,
  launchHerald,
  removeData,
  startHerald,
  testAdmin,
} from '../support/herald-process.ts';
import { installedFolder } from '../support/installed-folder.ts';
import { processesOf } from '../support/processes-of.ts';
import { until } from '../support/until.ts';

const started: HeraldProcess[] = [];
const track = async (starting: Promise<HeraldProcess>) => {
  const herald = await starting;
  started.push(herald);
  return herald;
};
const start = (options?: HeraldOptions) => track(startHerald(options));
const launch = (options?: HeraldOptions) => track(launchHerald(options));
const newFolder = () => mkdtemp(join(tmpdir(), 'herald-test-'));
const isRoot = process.getuid?.() === 0;

afterEach(async () => {
  const all = started.splice(0);
  // Two of them may have been started in one folder.
  await Promise.all(all.map((herald) => herald.stop()));
  for (const { dataFolder } of all) await removeData(dataFolder);
});

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const logIn = async (url: string) => {
  const answer = await post(`${url}/api/auth/login`, testAdmin);
  const body = (await answer.json()) as { data?: { token: string } };
  return body.data?.token ?? '';
};
/** Resolves when the server has read the headers; the password follows after that. */
const beginLogIn = async (url: string) => {
  const body = JSON.stringify(testAdmin);
  const headers = { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' };
  const asked = request(`${url}/api/auth/login`, { method: 'POST', headers });
  const answered = once(asked, 'response').then(([answer]) => answer as IncomingMessage);
  asked.flushHeaders();
  await once(asked, 'continue');
  asked.end(body);
  return { answered };
};
const whoIsSignedIn = (url: string, token: string) =>
  fetch(`${url}/api/auth/user`, { headers: { authorization: `Bearer ${token}` } });

/** These tests run in order on the same installation. */
describe('herald start', () => {
  let herald: HeraldProcess;
  let token = '';
  let workerPort = 0;
  const metricsToken = 'the token of the collector';
  beforeAll(async () => {
    workerPort = await freePort();
    const env = { HERALD_METRICS_TOKEN: metricsToken, HERALD_WORKER_PORT: String(workerPort) };
    herald = await startHerald({ env });
  });
  afterAll(async () => {
    await herald.stop();
    await removeData(herald.dataFolder);
  });

  it('starts in an empty folder, shows where everything is, and lets the administrator sign in', async () => {
    for (const part of [herald.url, testAdmin.email, herald.dataFolder, 'embedded PostgreSQL 18', 'api, worker']) {
      expect(herald.output()).toContain(part);
    }
    expect(herald.output()).not.toContain(testAdmin.password);
    token = await logIn(herald.url);
    expect((await whoIsSignedIn(herald.url, token)).status).toBe(200);
  });

  it('shows the figures of its worker beside its own, to collectors with the token', async () => {
    const collect = { headers: { authorization: `Bearer ${metricsToken}` } };
    for (const url of [herald.url, `http://127.0.0.1:${workerPort}`]) {
      expect((await fetch(`${url}/metrics`)).status).toBe(401);
      expect(await (await fetch(`${url}/metrics`, collect)).text()).toMatch(/^herald_workers_alive 1$/m);
    }
    expect((await fetch(`http://127.0.0.1:${workerPort}/health`)).status).toBe(200);
  });

  it('keeps the link for a forgotten password, and writes it to no terminal', async () => {
    expect((await post(`${herald.url}/api/auth/forgot-password`, { email: testAdmin.email })).status).toBe(200);
    const mails = async () => {
      const answer = await fetch(`${herald.url}/api/admin/mails?view=all`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return answer.text();
    };
    await until(async () => (await mails()).includes('Reset your Herald password'));
    expect(await mails()).not.toContain('reset-password?');
    expect(herald.output()).not.toContain('reset-password?');
  });

  it('keeps the password of the administrator in the environment of no process, not even its own', async () => {
    const all = await processesOf(herald.dataFolder);
    expect(all.map(({ pid }) => pid)).toContain(herald.child.pid);
    expect(all.length).toBeGreaterThan(3);
    const environments = await Promise.all(all.map(({ pid }) => readFile(`/proc/${pid}/environ`, 'utf8')));
    for (const environment of environments) expect(environment).not.toContain('HERALD_ADMIN_PASSWORD');
  });

  it('closes what it writes to other users', async () => {
    const modeOf = async (path: string) => (await stat(join(herald.dataFolder, path))).mode & 0o777;
    expect((await modeOf('.')) & 0o066).toBe(0);
    for (const folder of ['keys', 'media', 'media/objects'])
      expect([folder, await modeOf(folder)]).toEqual([folder, 0o700]);
    for (const file of ['keys/secret', 'media/objects/herald-installation'])
      expect([file, await modeOf(file)]).toEqual([file, 0o600]);
  });

  it('refuses a second start on the same data folder and says why', async () => {
    const second = await launchHerald({ dataFolder: herald.dataFolder });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`Herald is already running on the data folder ${herald.dataFolder}`);
    expect(await isReady(herald.url)).toBe(true);
  });

  it('finishes open requests, leaves no process behind and exits with 0 when it is asked to stop', async () => {
    expect((await processesOf(herald.dataFolder)).length).toBeGreaterThan(3);
    const logIns = await Promise.all(Array.from({ length: 3 }, () => beginLogIn(herald.url)));
    expect(await herald.stop()).toBe(0);
    for (const { answered } of logIns) expect((await answered).statusCode).toBe(200);
    expect(await processesOf(herald.dataFolder)).toEqual([]);
  });

  it('keeps accounts and sessions across a full restart', async () => {
    herald = await startHerald({ dataFolder: herald.dataFolder });
    expect((await whoIsSignedIn(herald.url, token)).status).toBe(200);
  });
});

describe('stopping herald start', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'leaves no process behind when %s arrives during the start',
    async (signal) => {
      // One of them meets the first start, which has more to do.
      const herald = await launch(signal === 'SIGTERM' ? {} : { dataFolder: await installedFolder() });
      const isDatabaseUp = async () =>
        (await processesOf(herald.dataFolder)).some(({ command }) => command.includes('/postgres -D'));
      await until(isDatabaseUp);
      herald.child.kill(signal);
      expect(await herald.ended, herald.output()).toBe(0);
      expect(await processesOf(herald.dataFolder)).toEqual([]);
    },
  );

  it('stops together with npm when `npm start` is asked to stop', async () => {
    const [dataFolder, port] = [await installedFolder(), await freePort()];
    const env = { ...process.env, PORT: String(port), HERALD_DATA: dataFolder };
    const npm = spawn('npm', ['start'], { env, stdio: 'ignore' });
    await until(() => isReady(`http://localhost:${port}`));
    npm.kill('SIGTERM');
    await until(async () => (await processesOf(dataFolder)).length === 0);
    await removeData(dataFolder);
  });

  it('prints a generated administrator password once and never again', async () => {
    const herald = await start({ env: { HERALD_ADMIN_PASSWORD: '' } });
    const password = herald.output().match(/password (\S+) \(shown only once\)/)?.[1] ?? '';
    expect(password.length).toBeGreaterThanOrEqual(12);
    await herald.stop();
    const again = await start({ dataFolder: herald.dataFolder, env: { HERALD_ADMIN_PASSWORD: '' } });
    expect(again.output()).not.toContain('shown only once');
  });
});

describe('herald start, when something is wrong', () => {
  it('lets exactly one of two simultaneous starts win', async () => {
    const dataFolder = await newFolder();
    const both = await Promise.all([launch({ dataFolder }), launch({ dataFolder })]);
    const loser = await Promise.race(both.map((herald) => herald.ended.then(() => herald)));
    expect(loser.output()).toContain('already running');
    const winner = both.find((herald) => herald !== loser);
    await until(() => winner?.output().includes('Open ') ?? false, { what: 'The start of the winner' });
    expect((await fetch(`${winner?.url}/api/ready`)).ok).toBe(true);
  });

  it('names another port when the port is in use, and leaves nothing running', async () => {
    const port = await freePort();
    const other = createServer().listen(port, 'localhost');
    const herald = await launch({ port });
    expect(await herald.ended).toBe(1);
    expect(herald.output()).toContain(`Port ${port} is in use by another program`);
    expect(herald.output()).toContain(`PORT=${port + 1}`);
    expect(await readdir(herald.dataFolder)).not.toContain('postgres');
    expect(await processesOf(herald.dataFolder)).toEqual([]);
    other.close();
  });

  it('names every wrong setting and what it must be', async () => {
    const herald = await launch({ env: { HERALD_PUBLIC_URL: 'herald', SMTP_URL: 'mail' } });
    expect(await herald.ended).toBe(2);
    expect(herald.output()).toContain('HERALD_PUBLIC_URL must be a URL that starts with http:// or https://');
    expect(herald.output()).toContain('SMTP_URL must look like smtp://');
  });

  it('says that the machine does not have the address to listen on', async () => {
    const herald = await launch({ env: { HERALD_HOST: '203.0.113.1' } });
    expect(await herald.ended).toBe(1);
    expect(herald.output()).toContain('This machine has no address 203.0.113.1 to listen on. Set HERALD_HOST');
  });

  it('says that the data folder is a file', async () => {
    const folder = await newFolder();
    await writeFile(join(folder, 'data'), '');
    const herald = await launch({ dataFolder: join(folder, 'data') });
    expect(await herald.ended).toBe(1);
    expect(herald.output()).toMatch(/cannot write to its data folder .*there is a file in the way/);
    await rm(folder, { recursive: true });
  });

  it('says what to check when the database does not respond', async () => {
    const herald = await launch({ env: { DATABASE_URL: 'postgresql://herald@127.0.0.1:9/herald' } });
    expect(await herald.ended).toBe(1);
    expect(herald.output()).toMatch(/Herald cannot use the database: .*Check DATABASE_URL/s);
  });

  it.runIf(isRoot)('says that it cannot read its secret', async () => {
    const [dataFolder, temporary] = [await newFolder(), await newFolder()];
    for (const folder of [dataFolder, temporary]) await chown(folder, 65534, 65534);
    await mkdir(join(dataFolder, 'keys'));
    await chown(join(dataFolder, 'keys'), 65534, 65534);
    await writeFile(join(dataFolder, 'keys', 'secret'), 'secret', { mode: 0o600 });
    const herald = await launch({ dataFolder, uid: 65534, env: { TMPDIR: temporary } });
    expect(await herald.ended).toBe(1);
    expect(herald.output()).toMatch(/Herald cannot read its secret .*it belongs to another user/);
    expect(herald.output()).not.toMatch(/^ +at /m);
  });

  it.runIf(isRoot)('says that the data folder belongs to another user when it is not writable', async () => {
    const herald = await launch({ dataFolder: await newFolder(), uid: 65534 });
    expect(await herald.ended).toBe(1);
    expect(herald.output()).toMatch(/cannot write to its data folder .*it belongs to another user/);
  });
});

describe.runIf(isRoot)('herald start as root', () => {
  it('works in a folder that only root may enter', async () => {
    const closed = await mkdtemp(join(process.env.HOME ?? '/root', 'herald-test-'));
    const herald = await start({ dataFolder: join(closed, 'data') });
    expect((await fetch(`${herald.url}/api/ready`)).ok).toBe(true);
    const place = (await readFile(join(closed, 'data', 'postgres-location'), 'utf8')).trim();
    await herald.stop();
    await removeData(place);
    await removeData(closed);
  });
});
