export interface SilenceOptions {
  /** For how long nothing has come over the connections that are watched. */
  silentForMs(): number;
  /** Whether the database answers a new connection. */
  isDatabaseThere(): Promise<boolean>;
  /** Called when the process became deaf. */
  onDeaf?(): void;
  lookEveryMs?: number;
}

export interface SilenceWatch {
  /** The database is there, and this process does not hear it. Only a restart helps. */
  isDeaf(): boolean;
  stop(): void;
}

const LOOK_EVERY_MS = 10_000;
/** A minute: the limits of connections and queries end every silence they know of sooner. */
const SILENT_LOOKS = 6;

/**
 * Tells connections that died silently from a database that is down. Silence counts only while the database answers a
 * new connection, so an outage of any length never makes a process deaf.
 */
export function watchSilence(options: SilenceOptions): SilenceWatch {
  const { silentForMs, isDatabaseThere, onDeaf, lookEveryMs = LOOK_EVERY_MS } = options;
  let silentLooks = 0;
  let isStopped = false;

  async function look(): Promise<void> {
    if (silentForMs() < 1.5 * lookEveryMs) silentLooks = 0;
    else silentLooks = (await isDatabaseThere()) ? silentLooks + 1 : 0;
    if (silentLooks === SILENT_LOOKS && !isStopped) onDeaf?.();
  }

  const looking = setInterval(() => void look(), lookEveryMs).unref();
  return {
    isDeaf: () => silentLooks >= SILENT_LOOKS,
    stop() {
      isStopped = true;
      clearInterval(looking);
    },
  };
}
