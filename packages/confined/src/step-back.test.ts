import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { stepBack } from './step-back.ts';

test('a process stands back with every thread, also with those it had before it was told', async () => {
  const child = spawn(process.execPath, ['-e', 'console.log("there"); setInterval(() => {}, 1000)'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    await once(child.stdout, 'data');
    const threads = readdirSync(`/proc/${child.pid}/task`).map(Number);
    expect(threads.length).toBeGreaterThan(1);
    stepBack(child.pid, 10);
    expect(new Set(threads.map((thread) => getPriority(thread)))).toEqual(new Set([10]));
  } finally {
    child.kill('SIGKILL');
  }
});

test('a process that has ended, or never began, is let be', () => {
  expect(() => stepBack(undefined, 10)).not.toThrow();
  expect(() => stepBack(2 ** 22 - 1, 10)).not.toThrow();
});
