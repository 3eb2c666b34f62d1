import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Service, startService } from './service.ts';

const SESSION_FIELD = 3;
const IDLER = `
  require('node:fs').writeFileSync(process.env.PID_FILE, String(process.pid));
  setInterval(() => {}, 1000);
  process.on('SIGTERM', () => process.exit(0));
  process.send('ready');
`;

let folder: string;
let service: Service;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-service-test-'));
});
afterEach(async () => {
  await service.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Answers the id of the process. */
async function startIdler(isInBackground: boolean): Promise<number> {
  const pidFile = join(folder, 'pid');
  service = startService({
    ...{ name: 'idler', command: process.execPath, args: ['-e', IDLER], stopGraceMs: 5000 },
    ...{ env: { ...process.env, PID_FILE: pidFile }, isInBackground, onCannotRun: () => undefined },
  });
  await service.ready;
  return Number(readFileSync(pidFile, 'utf8'));
}

function sessionOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[SESSION_FIELD]);
}

/** What Linux lets a whole session of processes have; nothing for its first session, and where it shares by processes. */
function sessionNiceness(pid: number): string | undefined {
  const file = `/proc/${pid}/autogroup`;
  return existsSync(file) ? readFileSync(file, 'utf8').match(/nice (-?\d+)/)?.[1] : undefined;
}

/** What a session that nobody told to step back may have, as is usual on this machine. */
async function usualNiceness(): Promise<string | undefined> {
  const idler = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' });
  await once(idler, 'spawn');
  const niceness = sessionNiceness(Number(idler.pid));
  idler.kill();
  await once(idler, 'exit');
  return niceness;
}

describe('a service in the background', () => {
  it('has a session of its own, which steps back for the others as a whole', async () => {
    const ofSupervisor = sessionNiceness(process.pid);
    const usual = await usualNiceness();
    const pid = await startIdler(true);
    expect(sessionOf(pid)).toBe(pid);
    await expect.poll(() => sessionNiceness(pid)).toBe(usual === undefined ? undefined : '5');
    expect(sessionNiceness(process.pid)).toBe(ofSupervisor);
  });

  it('ends when it is stopped', async () => {
    const pid = await startIdler(true);
    await service.stop();
    expect(existsSync(`/proc/${pid}`)).toBe(false);
  });
});

it('a service that people wait for shares the session of the supervisor', async () => {
  expect(sessionOf(await startIdler(false))).toBe(sessionOf(process.pid));
});
