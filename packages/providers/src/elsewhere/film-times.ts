const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long what may take with services that film. */
export interface FilmTimes {
  /** Between two looks, the first one and the longest one. */
  firstPauseMs: number;
  longestPauseMs: number;
  /** A service that is busy is asked again for so long. */
  busyMs: number;
  /** A service that does not answer while it films is waited for. */
  silentMs: number;
  /** After so long, a service that says it has nothing to do has lost the film. */
  graceMs: number;
  /** One call. */
  callMs: number;
  /** From the order to the end. */
  wholeMs: number;
}

export const usualTimes: FilmTimes = {
  firstPauseMs: 250,
  longestPauseMs: 5000,
  busyMs: HOUR_MS,
  silentMs: 5 * MINUTE_MS,
  graceMs: 45_000,
  callMs: 5 * MINUTE_MS,
  wholeMs: 6 * HOUR_MS,
};

const HOSTED_PAUSE_MS = 10_000;

/** Services that many people use are asked seldom. */
export const hostedTimes = (pauseMs = HOSTED_PAUSE_MS): FilmTimes => ({
  ...usualTimes,
  firstPauseMs: pauseMs,
  longestPauseMs: pauseMs,
  wholeMs: 3 * HOUR_MS,
});

export const longer = (pauseMs: number, { longestPauseMs }: FilmTimes): number =>
  Math.min(longestPauseMs, pauseMs * 1.5);
