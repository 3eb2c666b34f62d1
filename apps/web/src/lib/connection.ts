import { createStore, type Readable } from './create-store.ts';

interface ConnectionState {
  /** Nothing comes back from the server. */
  isAway: boolean;
  /** This device says that it has no network. */
  isDeviceOffline: boolean;
  /** Of the server's last answer. */
  answeredMs: number;
  /** Of the next try, while the server is away. */
  nextTryMs: number;
}

export interface ConnectionPorts {
  /** Asks the server for a sign of life. */
  probe: () => Promise<boolean>;
  isDeviceOffline: () => boolean;
  now: () => number;
}

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 10_000;

/** Whether the server is there. A call without an answer raises the doubt, a probe decides, and further probes find out when it is back. */
export class Connection {
  readonly state: Readable<ConnectionState>;
  readonly #write: (state: ConnectionState) => void;
  readonly #ports: ConnectionPorts;
  readonly #onBack = new Set<() => void>();
  #probing: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #answeredMs: number;

  constructor(ports: ConnectionPorts) {
    this.#answeredMs = ports.now();
    const store = createStore<ConnectionState>({
      isAway: false,
      isDeviceOffline: false,
      answeredMs: this.#answeredMs,
      nextTryMs: 0,
    });
    this.state = store;
    this.#write = store.write;
    this.#ports = ports;
  }

  /** Only noted: it is of interest once the server is away. */
  answered(): void {
    this.#answeredMs = this.#ports.now();
  }

  /** A call came back with nothing. While the server is known to be away, the next try is planned already. */
  doubt(): void {
    if (!this.state.read().isAway) void this.tryNow();
  }

  tryNow(): Promise<void> {
    clearTimeout(this.#timer);
    this.#probing ??= this.#probe().finally(() => {
      this.#probing = null;
    });
    return this.#probing;
  }

  /** Calls back whenever the server has returned. Returns how to stop. */
  onBack(listener: () => void): () => void {
    this.#onBack.add(listener);
    return () => this.#onBack.delete(listener);
  }

  async #probe(): Promise<void> {
    const isThere = await this.#ports.probe();
    if (!isThere) return this.#stayAway();
    const wasAway = this.state.read().isAway;
    this.#failures = 0;
    this.answered();
    if (!wasAway) return;
    this.#write({ ...this.state.read(), isAway: false, isDeviceOffline: false });
    for (const listener of this.#onBack) listener();
  }

  #stayAway(): void {
    const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#failures);
    this.#failures += 1;
    this.#timer = setTimeout(() => void this.tryNow(), pauseMs);
    this.#write({
      isAway: true,
      isDeviceOffline: this.#ports.isDeviceOffline(),
      answeredMs: this.#answeredMs,
      nextTryMs: this.#ports.now() + pauseMs,
    });
  }
}

/** What the device knows of its network, and a page that is looked at again, are reasons to ask at once. Returns how to stop. */
export function watchDevice(connection: Connection): () => void {
  const ask = () => connection.state.read().isAway && void connection.tryNow();
  const show = () => document.visibilityState === 'visible' && ask();
  const lose = () => connection.doubt();
  addEventListener('online', ask);
  addEventListener('offline', lose);
  document.addEventListener('visibilitychange', show);
  return () => {
    removeEventListener('online', ask);
    removeEventListener('offline', lose);
    document.removeEventListener('visibilitychange', show);
  };
}
