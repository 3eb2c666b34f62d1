import { describe, expect, it, vi } from 'vitest';
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
    const results = tasks.map((task) => gate({}, task.work));
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
    const results = tasks.map((task) => gate({}, task.work));
    await expect(gate({}, aTask().work)).rejects.toMatchObject({ code: 'rate_limited', retryAfterSec: 7 });
    for (const task of tasks) task.end();
    await Promise.all(results);
    const late = aTask();
    late.end();
    expect(await gate({}, late.work)).toBe('done');
  });

  it('goes on after a task has failed', async () => {
    const gate = createGate({ ...options, maxRunning: 1 });
    const [bad, good] = [aTask(), aTask()];
    const failing = gate({}, bad.work);
    const waiting = gate({}, good.work);
    bad.fail();
    good.end();
    await expect(failing).rejects.toThrow('failed');
    expect(await waiting).toBe('done');
  });

  it('does not run a task that was aborted while it waited', async () => {
    const gate = createGate({ ...options, maxRunning: 1 });
    const [first, tired, last] = [aTask(), aTask(), aTask()];
    const patience = new AbortController();
    const results = [gate({}, first.work), gate({}, last.work)];
    const leaving = gate({ signal: patience.signal }, tired.work);
    patience.abort(new Error('gone'));
    await expect(leaving).rejects.toThrow('gone');
    for (const task of [first, tired, last]) task.end();
    await Promise.all(results);
    expect(tired.hasBegun()).toBe(false);
    await expect(gate({ signal: patience.signal }, tired.work)).rejects.toThrow('gone');
  });
});

describe('a gate that several accounts share', () => {
  const shared = { ...options, maxWaiting: 40, perAccount: { maxWaiting: 3, maxPerMinute: 100 } };

  it('lets an account wait with so many tasks only, in words that say why', async () => {
    const gate = createGate(shared);
    const tasks = Array.from({ length: 43 }, aTask);
    const results = tasks.map((task) => gate({ from: 'greedy' }, task.work));
    const outcomes = Promise.allSettled(results);
    for (const task of tasks) task.end();
    const refused = (await outcomes).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(38);
    const message = expect.stringContaining('Please wait until they are done.');
    for (const outcome of refused) expect(outcome).toMatchObject({ reason: { code: 'rate_limited', message } });
  });

  it('gives the next place to the account that has the least running', async () => {
    const gate = createGate(shared);
    const greedy = Array.from({ length: 5 }, aTask);
    const patient = aTask();
    const results = greedy.map((task) => gate({ from: 'greedy' }, task.work));
    results.push(gate({ from: 'patient' }, patient.work));
    greedy[0]?.end();
    await settle();
    expect(patient.hasBegun()).toBe(true);
    expect(greedy.map((task) => task.hasBegun())).toEqual([true, true, false, false, false]);
    for (const task of [...greedy, patient]) task.end();
    await Promise.all(results);
  });

  it('takes only so many tasks of an account in a minute, and then takes more again', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      const gate = createGate({ ...shared, perAccount: { maxWaiting: 3, maxPerMinute: 5 } });
      const quick = (from: string) => gate({ from }, async () => 'done');
      for (let task = 0; task < 5; task += 1) await quick('busy');
      vi.advanceTimersByTime(20_000);
      await expect(quick('busy')).rejects.toMatchObject({ code: 'rate_limited', retryAfterSec: 40 });
      expect(await quick('other')).toBe('done');
      vi.advanceTimersByTime(40_000);
      expect(await quick('busy')).toBe('done');
    } finally {
      vi.useRealTimers();
    }
  });
});
