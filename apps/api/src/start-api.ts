import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { followVoices } from '@herald/core/audio';
import { reportProcess } from '@herald/core/monitoring';
import { followGoogleVoices } from '@herald/core/services';
import { followServices, followSettings } from '@herald/core/settings';
import { buildApp } from './app.ts';
import { type ApiContext, serverLimits } from './context.ts';

export interface RunningApi {
  /** The address it listens on. */
  url: string;
  /**
   * Says that it is not ready and serves on for a pause, so that proxies notice. Then it accepts no new requests, and
   * waits for running ones and for the work after their answers.
   */
  close(pauseMs?: number): Promise<void>;
}

export interface ListenOptions {
  port: number;
  host?: string;
}

const SWEEP_EVERY_MS = 200;

/** Builds the app and listens; throws with code EADDRINUSE when the port is taken. */
export async function startApi(ctx: ApiContext, { port, host = '0.0.0.0' }: ListenOptions): Promise<RunningApi> {
  let isStopping = false;
  const stopServices = await followServices(ctx.core, ctx.providers.services.replace);
  const stopGoogle = await followGoogleVoices(ctx.core, (areUsed) =>
    ctx.providers.services.silence(areUsed ? [] : ['google']),
  );
  const app = await buildApp({ ...ctx, isStopping: () => isStopping });
  const url = await app.listen({ port, host });
  const presence = await reportProcess(ctx.core, {
    role: 'api',
    host: hostname(),
    version: ctx.version,
    folder: ctx.dataFolder,
    filmSlots: 0,
    work: () => [],
    away: ctx.providers.awayServices,
    connections: promisify(app.server.getConnections.bind(app.server)),
  });
  const following = [stopServices, stopGoogle, followSettings(ctx.core), followVoices(ctx.core, ctx.providers.speech)];
  return {
    url,
    async close(pauseMs = 0) {
      isStopping = true;
      if (pauseMs > 0) await wait(pauseMs);
      const drainTimeoutMs = ctx.limits?.drainTimeoutMs ?? serverLimits.drainTimeoutMs;
      const overdue = setTimeout(() => app.server.closeAllConnections(), drainTimeoutMs);
      // A connection that was busy when the stop began stays open after its answer, unless it is closed then.
      const sweeping = setInterval(() => app.server.closeIdleConnections(), SWEEP_EVERY_MS);
      await app.close();
      clearInterval(sweeping);
      clearTimeout(overdue);
      for (const stopFollowing of following) stopFollowing();
      await presence.stop();
      await ctx.core.background.drain();
    },
  };
}
