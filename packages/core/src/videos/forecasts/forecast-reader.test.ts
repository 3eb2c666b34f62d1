import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { anOrderedVideo, aUser, createTestCore, type TestCore } from '../../testing/index.ts';
import { openForecastReader } from './forecast-reader.ts';

let test: TestCore;

beforeAll(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
});
afterAll(() => test.close());

const anOrder = async () => anOrderedVideo(test.core, await aUser(test.core));

describe('a shared forecast', () => {
  it('is one reading for all who ask at once', async () => {
    const forecasts = openForecastReader(test.core);
    const video = await anOrder();
    const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => forecasts.read([video])));
    expect(first?.of(video)?.queuePosition).toBe(1);
    for (const other of others) expect(other).toBe(first);
    expect(await forecasts.readNext()).not.toBe(first);
  });

  it('is read again for a video it does not know', async () => {
    const forecasts = openForecastReader(test.core);
    await forecasts.read([]);
    const later = await anOrder();
    expect((await forecasts.read([later])).of(later)).toBeDefined();
  });

  it('is read again after a reading that failed', async () => {
    let isAway = true;
    const flaky = {
      ...test.core,
      get db() {
        if (isAway) throw new Error('The database is away');
        return test.core.db;
      },
    };
    const forecasts = openForecastReader(flaky);
    await expect(forecasts.read([])).rejects.toThrow('The database is away');
    isAway = false;
    const video = await anOrder();
    expect((await forecasts.read([video])).knows(video)).toBe(true);
  });
});
