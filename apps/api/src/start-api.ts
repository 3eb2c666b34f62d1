import { buildApp } from './app.ts';
import { type ApiContext, serverLimits } from './context.ts';

export interface RunningApi {
  /** The address it listens on. */
  url: string;
  /** Accepts no new requests, then waits for running requests and for the work after their answers. */
  close(): Promise<void>;
}

export interface ListenOptions {
  port: number;
  host?: string;
}

const SWEEP_EVERY_MS = 200;

/** Builds the app and listens; throws with code EADDRINUSE when the port is taken. */
export async function startApi(ctx: ApiContext, { port, host = '0.0.0.0' }: ListenOptions): Promise<RunningApi> {
  const app = await buildApp(ctx);
  const url = await app.listen({ port, host });
  return {
    url,
    async close() {
      const drainTimeoutMs = ctx.limits?.drainTimeoutMs ?? serverLimits.drainTimeoutMs;
      const overdue = setTimeout(() => app.server.closeAllConnections(), drainTimeoutMs);
      // A connection that was busy when the stop began stays open after its answer, unless it is closed then.
      const sweeping = setInterval(() => app.server.closeIdleConnections(), SWEEP_EVERY_MS);
      await app.close();
      clearInterval(sweeping);
      clearTimeout(overdue);
      await ctx.core.background.drain();
    },
  };
}
