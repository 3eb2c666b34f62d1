import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '../../core.ts';
import type { StoredVideo } from '../state/video.ts';
import { type QueueForecast, readForecast } from './read-forecast.ts';

/** Reads the queue at most once a second, however many ask. */
export interface ForecastReader {
  /** A forecast that knows these videos; what it says of others is at most a second old. */
  read(videos: StoredVideo[]): Promise<QueueForecast>;
  /** A forecast that knows everything that was committed before the call. */
  readNext(): Promise<QueueForecast>;
}

const PAUSE_MS = 1000;

/** For those who may be a second behind, because they hear of the next change too. */
export function openForecastReader(core: Core): ForecastReader {
  let begunMs = Number.NEGATIVE_INFINITY;
  let latest: Promise<QueueForecast> | undefined;
  let next: Promise<QueueForecast> | undefined;
  const begin = () => {
    begunMs = performance.now();
    next = undefined;
    const reading = readForecast(core);
    latest = reading;
    reading.catch(() => {
      if (latest === reading) latest = undefined;
    });
    return reading;
  };
  const readNext = () => {
    const pauseMs = Math.max(0, begunMs + PAUSE_MS - performance.now());
    next ??= wait(pauseMs, undefined, { ref: false }).then(begin);
    return next;
  };
  return {
    readNext,
    async read(videos) {
      const isRecent = performance.now() - begunMs < PAUSE_MS;
      const forecast = await ((isRecent && latest) || readNext());
      return videos.every(forecast.knows) ? forecast : readNext();
    },
  };
}
