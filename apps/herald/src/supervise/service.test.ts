import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Begin } from './messages.ts';
import { CANNOT_RUN, type Service, startService } from './service.ts';

const SESSION_FIELD = 3;
const IDLER = `
  require('node:fs').writeFileSync(process.env.PID_FILE, String(process.pid));
  setInterval(() => {}, 1000);
  process.on('SIGTERM', () => process.exit(0));
  process.send('ready');
`;

const begin = Promise.resolve<Begin>({ databaseUrl: 'postgresql://localhost/herald', fingerprints: [] });

let folder: string;
let service: Service;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-service-test-'));
});
afterEach(async () => {
  await service.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Returns the id of the process. */
async function startIdler(isInBackground: boolean): Promise<number> {
  const pidFile = join(folder, 'pid');
  service = startService({
    ...{ name: 'idler', command: process.execPath, args: ['-e', IDLER], stopGraceMs: 5000 },
    ...{ env: { ...process.env, PID_FILE: pidFile }, isInBackground, begin, onCannotRun: () => undefined },
  });
  await service.ready;
  return Number(readFileSync(pidFile, 'utf8'));
}

function sessionOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[SESSION_FIELD]);
}

/** The niceness of a whole session of processes, if Linux divides the processor by sessions. */
function sessionNiceness(pid: number): string | undefined {
  const file = `/proc/${pid}/autogroup`;
  return existsSync(file) ? readFileSync(file, 'utf8').match(/nice (-?\d+)/)?.[1] : undefined;
}

/** The niceness that a session has on this machine if nobody lowered its priority. */
async function usualNiceness(): Promise<string | undefined> {
  const idler = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' });
  await once(idler, 'spawn');
  const niceness = sessionNiceness(Number(idler.pid));
  idler.kill();
  await once(idler, 'exit');
  return niceness;
}

describe('a service in the background', () => {
  it('runs in a session of its own that has low priority as a whole', async () => {
    const ofSupervisor = sessionNiceness(process.pid);
    const usual = await usualNiceness();
    const pid = await startIdler(true);
    expect(sessionOf(pid)).toBe(pid);
    await expect.poll(() => sessionNiceness(pid)).toBe(usual === undefined ? undefined : '5');
    expect(sessionNiceness(process.pid)).toBe(ofSupervisor);
  });

  it('exits when it is stopped', async () => {
    const pid = await startIdler(true);
    await service.stop();
    expect(existsSync(`/proc/${pid}`)).toBe(false);
  });
});

it('a service in the foreground shares the session of the supervisor', async () => {
  expect(sessionOf(await startIdler(false))).toBe(sessionOf(process.pid));
});

describe('startService', () => {
  const run = (script: string, onCannotRun: () => void, env = process.env, told = begin): Service =>
    startService({
      name: 'test',
      command: process.execPath,
      args: ['-e', script],
      stopGraceMs: 5000,
      env,
      askEveryMs: 400,
      begin: told,
      onCannotRun,
    });

  it('restarts a process that crashed', async () => {
    const log = join(folder, 'starts');
    const script = `
      require('node:fs').appendFileSync(process.env.LOG, 'x');
      process.send('ready');
      if (require('node:fs').readFileSync(process.env.LOG, 'utf8').length < 2) setTimeout(() => process.exit(1), 50);
      else setInterval(() => {}, 1000);
    `;
    service = run(script, () => undefined, { ...process.env, LOG: log });
    await expect.poll(() => (existsSync(log) ? readFileSync(log, 'utf8') : '')).toBe('xx');
  });

  it('starts a process at once, and tells it and the one after it to begin when all is prepared', async () => {
    const log = join(folder, 'told');
    const script = `
      const { appendFileSync, readFileSync } = require('node:fs');
      appendFileSync(process.env.LOG, 'held ');
      process.on('message', ({ databaseUrl }) => {
        if (databaseUrl) appendFileSync(process.env.LOG, databaseUrl + ' ');
        if (readFileSync(process.env.LOG, 'utf8').length < 20) process.exit(1);
      });
    `;
    const told = Promise.withResolvers<Begin>();
    service = run(script, () => undefined, { ...process.env, LOG: log }, told.promise);
    const noted = () => (existsSync(log) ? readFileSync(log, 'utf8') : '');
    await expect.poll(noted).toBe('held ');
    told.resolve({ databaseUrl: 'here', fingerprints: [] });
    await expect.poll(noted).toBe('held here held here ');
  });

  /** Notes each start and each question, and answers the questions of the first starts as told. */
  const answering = (answers: string[]) => `
    const { appendFileSync, readFileSync } = require('node:fs');
    appendFileSync(process.env.LOG, 'S');
    const starts = readFileSync(process.env.LOG, 'utf8').match(/S/g).length;
    const answer = ${JSON.stringify(answers)}[starts - 1];
    process.on('message', (message) => {
      if (message.databaseUrl) return;
      appendFileSync(process.env.LOG, 'q');
      if (answer) process.send(answer);
    });
    process.on('SIGTERM', () => process.exit(0));
    process.send('ready');
  `;

  it('restarts a process that is ready and no longer answers, and lets one run that does', async () => {
    const log = join(folder, 'starts');
    service = run(answering(['', 'here']), () => undefined, { ...process.env, LOG: log });
    await expect.poll(() => (existsSync(log) ? readFileSync(log, 'utf8') : '')).toMatch(/^Sq{1,6}Sq{8}/);
  });

  it('restarts a process at once that says it is deaf', async () => {
    const log = join(folder, 'starts');
    service = run(answering(['deaf', 'here']), () => undefined, { ...process.env, LOG: log });
    await expect.poll(() => (existsSync(log) ? readFileSync(log, 'utf8') : '')).toMatch(/^Sq{1,5}Sq/);
  });

  it('gives up at once on a process that says a restart cannot help', async () => {
    const calls: string[] = [];
    service = run(`process.exit(${CANNOT_RUN})`, () => calls.push('cannot run'));
    await expect.poll(() => calls).toEqual(['cannot run']);
  });

  it('gives up on a process that never became ready in three starts', async () => {
    const log = join(folder, 'starts');
    const calls: string[] = [];
    const script = "require('node:fs').appendFileSync(process.env.LOG, 'x'); process.exit(1);";
    service = run(script, () => calls.push('cannot run'), { ...process.env, LOG: log });
    await expect.poll(() => calls).toEqual(['cannot run']);
    expect(readFileSync(log, 'utf8')).toBe('xxx');
  });
});
