import { describe, expect, it } from 'vitest';
import { createGate } from './gate.ts';

const options = { maxRunning: 2, maxWaiting: 3, refusal: 'rate_limited', retryAfterSec: 7 } as const;

/** Work that goes on until it is told to end. */
function aTask() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let hasBegun = false;
  return {
    end: () => resolve('done'),
    fail: () => reject(new Error('failed')),
    hasBegun: () => hasBegun,
    work: () => {
      hasBegun = true;
      return promise;
    },
  };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('a gate', () => {
  it('runs a limited number of tasks at once and the others in the order they came', async () => {
    const gate = createGate(options);
    const tasks = Array.from({ length: 5 }, aTask);
    const results = tasks.map((task) => gate(task.work));
    await settle();
    expect(tasks.map((task) => task.hasBegun())).toEqual([true, true, false, false, false]);
    tasks[1]?.end();
    await settle();
    expect(tasks.map((task) => task.hasBegun())).toEqual([true, true, true, false, false]);
    for (const task of tasks) task.end();
    expect(await Promise.all(results)).toEqual(Array(5).fill('done'));
  });

  it('refuses a task when the line is full and says when to try again', async () => {
    const gate = createGate(options);
    const tasks = Array.from({ length: 5 }, aTask);
    const results = tasks.map((task) => gate(task.work));
    await expect(gate(aTask().work)).rejects.toMatchObject({ code: 'rate_limited', retryAfterSec: 7 });
    for (const task of tasks) task.end();
    await Promise.all(results);
    const late = aTask();
    late.end();
    expect(await gate(late.work)).toBe('done');
  });

  it('goes on after a task has failed', async () => {
    const gate = createGate({ ...options, maxRunning: 1 });
    const [bad, good] = [aTask(), aTask()];
    const failing = gate(bad.work);
    const waiting = gate(good.work);
    bad.fail();
    good.end();
    await expect(failing).rejects.toThrow('failed');
    expect(await waiting).toBe('done');
  });

  it('does not run a task that was aborted while it waited', async () => {
    const gate = createGate({ ...options, maxRunning: 1 });
    const [first, tired, last] = [aTask(), aTask(), aTask()];
    const patience = new AbortController();
    const results = [gate(first.work), gate(last.work)];
    const leaving = gate(tired.work, patience.signal);
    patience.abort(new Error('gone'));
    await expect(leaving).rejects.toThrow('gone');
    for (const task of [first, tired, last]) task.end();
    await Promise.all(results);
    expect(tired.hasBegun()).toBe(false);
    await expect(gate(tired.work, patience.signal)).rejects.toThrow('gone');
  });
});
