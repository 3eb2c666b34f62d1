import { once } from 'node:events';
import { createTestCore, type TestCore } from '@herald/core/testing';
import { estimateWork, type MeasuredWork, saveFirstMeasurement } from '@herald/core/videos';
import type { MadeVideo } from '@herald/media/engines/video-engine';
import { openProviders, type Providers } from '@herald/providers';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { quickFilm } from '../testing/quick-film.ts';
import { takeFirstMeasure } from './first-measure.ts';

const size = { performer: 'character', pixels: 720 * 1280, durationSec: 10 } as const;
const measured: MeasuredWork = { ...size, prepareSec: 1, drawSec: 5, finishSec: 1 };
const providers = await openProviders();
let test: TestCore;

beforeEach(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
});
afterEach(() => test.close());

function withFilm(makeVideo: Providers['video']['makeVideo']): Providers {
  return { ...providers, video: { ...providers.video, makeVideo } };
}

describe('the first measure', () => {
  it('gives the first video of an installation a forecast', async () => {
    expect(await estimateWork(test.core, size)).toBeUndefined();
    await takeFirstMeasure(test.core, withFilm(quickFilm().makeVideo)).done;
    const times = await estimateWork(test.core, size);
    expect(times).toEqual({
      prepareSec: expect.any(Number),
      drawSec: expect.any(Number),
      finishSec: expect.any(Number),
    });
  });

  it('is not taken where something was measured already', async () => {
    await saveFirstMeasurement(test.core, measured);
    const nobody = (): Promise<MadeVideo> => Promise.reject(new Error('Nobody asked for this film'));
    await takeFirstMeasure(test.core, withFilm(nobody)).done;
    expect(await estimateWork(test.core, size)).toEqual({ prepareSec: 1, drawSec: 5, finishSec: 1 });
  });

  it('gives way at once to a real video', async () => {
    const begun = Promise.withResolvers<void>();
    const endless: Providers['video']['makeVideo'] = async ({ signal }) => {
      begun.resolve();
      await once(signal, 'abort');
      throw signal.reason;
    };
    const measure = takeFirstMeasure(test.core, withFilm(endless));
    await begun.promise;
    await measure.stop();
    expect(await estimateWork(test.core, size)).toBeUndefined();
  });
});
