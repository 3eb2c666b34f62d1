import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type Begin, HELD, READY } from './messages.ts';
import { stepBack } from './step-back.ts';
import { watchChild } from './watch-child.ts';

/** A service exits with this code if restarting it cannot help, for example because its port is in use. */
export const CANNOT_RUN = 78;

export interface ServiceOptions {
  name: string;
  command: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  /** The process loads and waits for this, which is told to each one that replaces it, too. */
  begin: Promise<Begin>;
  /** how long it may take to finish its work */
  stopGraceMs: number;
  /** runs at low priority, so the other services get the processor first */
  isInBackground?: boolean;
  /** how often a process that is ready is asked whether it is still there */
  askEveryMs?: number;
  /** called if a restart cannot help, or if the first starts all failed */
  onCannotRun(name: string): void;
}

export interface Service {
  readonly name: string;
  /** Resolves when the service first says it is ready. */
  ready: Promise<void>;
  stop(): Promise<void>;
}

const FIRST_PAUSE_MS = 500;
/** A video must continue within 15 s after its worker was killed, however often that happened before. */
const LONGEST_PAUSE_MS = 4000;
const STEADY_AFTER_MS = 60_000;
const FIRST_TRIES = 3;

/** Keeps one process of Herald running: starts it, restarts it after a crash, and stops it on request. */
export function startService(options: ServiceOptions): Service {
  const stopping = new AbortController();
  const firstReady = Promise.withResolvers<void>();
  let child: ChildProcess | undefined;
  let wasReady = false;
  const running = keepRunning();

  async function keepRunning(): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS;
    for (let tries = 1; !stopping.signal.aborted; tries++) {
      const startedAt = Date.now();
      const code = await runOnce();
      if (stopping.signal.aborted) return;
      const isHopeless = code === CANNOT_RUN || (!wasReady && tries === FIRST_TRIES);
      if (isHopeless) return options.onCannotRun(options.name);
      process.stderr.write(`Herald's ${options.name} stopped unexpectedly (${code}). Restarting it.\n`);
      if (Date.now() - startedAt > STEADY_AFTER_MS) pauseMs = FIRST_PAUSE_MS;
      await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }

  async function runOnce(): Promise<number | string> {
    const { command, args, isInBackground = false } = options;
    const env = { ...options.env, [HELD]: '1' };
    // A background service gets a session of its own, so its low priority holds for everything it starts.
    child = spawn(command, args, { env, detached: isInBackground, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    if (isInBackground && child.pid) void stepBack(child.pid);
    void tellToBegin(child);
    child.on('message', (message) => {
      if (message !== READY) return;
      wasReady = true;
      firstReady.resolve();
      if (child) watchChild(child, options.name, options.askEveryMs);
    });
    try {
      const [code, signal] = await once(child, 'exit');
      return code ?? signal;
    } catch (error) {
      // The system could not start the process, for example because it is out of memory.
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** A preparation that fails ends everything, so nobody is told then. */
  async function tellToBegin(held: ChildProcess): Promise<void> {
    const begin = await options.begin.catch(() => undefined);
    if (begin && held.connected) held.send(begin, () => undefined);
  }

  return {
    name: options.name,
    ready: firstReady.promise,
    async stop() {
      stopping.abort();
      child?.kill('SIGTERM');
      const killer = setTimeout(() => child?.kill('SIGKILL'), options.stopGraceMs);
      await running;
      clearTimeout(killer);
    },
  };
}
