import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Connection } from './connection.ts';

let isThere: boolean;
let isDeviceOffline: boolean;
let probes: number;
let nowMs: number;

function aConnection() {
  const connection = new Connection({
    probe: async () => {
      probes += 1;
      return isThere;
    },
    isDeviceOffline: () => isDeviceOffline,
    now: () => nowMs,
  });
  const backs = vi.fn();
  connection.onBack(backs);
  return { connection, backs };
}

/** Time passes for the clock and for the timers. */
async function pass(ms: number): Promise<void> {
  nowMs += ms;
  await vi.advanceTimersByTimeAsync(ms);
}

beforeEach(() => {
  vi.useFakeTimers();
  isThere = true;
  isDeviceOffline = false;
  probes = 0;
  nowMs = 1_000_000;
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the connection', () => {
  test('stays up when a call fails and a probe comes back', async () => {
    const { connection, backs } = aConnection();
    connection.doubt();
    await pass(0);
    expect(connection.state.read().isAway).toBe(false);
    expect(probes).toBe(1);
    expect(backs).not.toHaveBeenCalled();
  });

  test('is away when the probe fails too, and says when the server last answered', async () => {
    const { connection } = aConnection();
    connection.answered();
    await pass(5_000);
    isThere = false;
    connection.doubt();
    await pass(0);
    expect(connection.state.read()).toEqual({
      isAway: true,
      isDeviceOffline: false,
      answeredMs: 1_000_000,
      nextTryMs: 1_007_000,
    });
  });

  test('says when the device itself has no network', async () => {
    const { connection } = aConnection();
    isThere = false;
    isDeviceOffline = true;
    connection.doubt();
    await pass(0);
    expect(connection.state.read().isDeviceOffline).toBe(true);
  });

  test('asks again after 2, 4, 8 and then every 10 seconds, and finds out by itself that the server is back', async () => {
    const { connection, backs } = aConnection();
    isThere = false;
    connection.doubt();
    await pass(0);
    for (const pauseMs of [2_000, 4_000, 8_000, 10_000, 10_000]) {
      const before = probes;
      await pass(pauseMs - 1);
      expect(probes).toBe(before);
      await pass(1);
      expect(probes).toBe(before + 1);
    }
    isThere = true;
    await pass(10_000);
    expect(connection.state.read().isAway).toBe(false);
    expect(backs).toHaveBeenCalledTimes(1);
  });

  test('asks once, however many calls fail together', async () => {
    const { connection } = aConnection();
    isThere = false;
    for (let call = 0; call < 5; call += 1) connection.doubt();
    await pass(0);
    connection.doubt();
    await pass(0);
    expect(probes).toBe(1);
  });

  test('can be asked to try at once', async () => {
    const { connection, backs } = aConnection();
    isThere = false;
    connection.doubt();
    await pass(0);
    isThere = true;
    await connection.tryNow();
    expect(backs).toHaveBeenCalledTimes(1);
    await pass(60_000);
    expect(probes).toBe(2);
  });
});
