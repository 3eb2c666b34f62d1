import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/**
 * A TCP proxy whose connections can die silently, as when a cable is cut: no byte, no FIN and no RST passes. They can
 * also be reset, refused and slowed down.
 */
export interface FrozenProxy {
  port: number;
  /** Freezes what is open. New connections work, as after a failover. */
  freezeOpen(): void;
  /** Freezes what is open, and what connects until `thaw`: the port accepts, and nothing ever comes. */
  freezeAll(): void;
  /** Resets what is open. New connections work, as after a restart. */
  cutOpen(): void;
  /** Resets what is open, and what connects until `thaw`. */
  refuseAll(): void;
  /** From now on everything takes this much longer, each way. */
  delay(milliseconds: number): void;
  /** Passes a byte a second, until `thaw`. */
  trickle(): void;
  /** Lets new connections through. Frozen ones stay frozen. */
  thaw(): void;
  /** Connections that are open and not frozen. */
  countAlive(): number;
  /** Connections that were frozen when they came, so far. */
  countFrozen(): number;
  /** Connections that were reset at once, so far. */
  countRefused(): number;
  stop(): Promise<void>;
}

export async function startFrozenProxy(target: NetConnectOpts): Promise<FrozenProxy> {
  const alive = new Set<Pair>();
  const sockets = new Set<Socket>();
  let takesNew: 'through' | 'frozen' | 'never' = 'through';
  let delayMs = 0;
  let isTrickling = false;
  let refused = 0;
  let frozen = 0;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const server = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (near) => {
    if (takesNew === 'never') {
      refused += 1;
      near.resetAndDestroy();
      return;
    }
    keep(near);
    if (takesNew === 'frozen') {
      frozen += 1;
      return;
    }
    const far = connect({ ...target, allowHalfOpen: true });
    keep(far);
    const pair = { near, far };
    alive.add(pair);
    join(pair, { onOver: () => alive.delete(pair), delayMs: () => delayMs, isTrickling: () => isTrickling });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const freezeOpen = () => {
    for (const pair of alive) freeze(pair);
    alive.clear();
  };
  const cutOpen = () => {
    for (const { near } of alive) near.resetAndDestroy();
    // A frozen connection ends without a word, like one to a machine that is gone.
    for (const socket of sockets) socket.destroy();
    alive.clear();
  };
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    freezeOpen,
    freezeAll() {
      takesNew = 'frozen';
      freezeOpen();
    },
    cutOpen,
    refuseAll() {
      takesNew = 'never';
      cutOpen();
    },
    delay(milliseconds) {
      delayMs = milliseconds;
    },
    trickle() {
      isTrickling = true;
    },
    thaw() {
      takesNew = 'through';
      isTrickling = false;
    },
    countAlive: () => alive.size,
    countFrozen: () => frozen,
    countRefused: () => refused,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A proxy in front of a PostgreSQL, which may listen on a socket file, and the address that leads through it. */
export async function startDatabaseProxy(databaseUrl: string): Promise<FrozenProxy & { url: string }> {
  const url = new URL(databaseUrl);
  const folder = url.searchParams.get('host');
  const port = Number(url.port || 5432);
  const proxy = await startFrozenProxy(
    folder?.startsWith('/') ? { path: `${folder}/.s.PGSQL.${port}` } : { host: url.hostname, port },
  );
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  return { ...proxy, url: url.href };
}

interface Pair {
  near: Socket;
  far: Socket;
}

interface Manner {
  delayMs(): number;
  isTrickling(): boolean;
}

function join({ near, far }: Pair, { onOver, ...manner }: Manner & { onOver: () => void }): void {
  near.pipe(slowed(manner)).pipe(far);
  far.pipe(slowed(manner)).pipe(near);
  const endBoth = () => {
    onOver();
    near.destroy();
    far.destroy();
  };
  near.on('close', endBoth);
  far.on('close', endBoth);
}

function slowed({ delayMs, isTrickling }: Manner): Transform {
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const pass = (from: number): void => {
        if (!isTrickling() || from >= chunk.length) {
          done(null, chunk.subarray(from));
          return;
        }
        this.push(chunk.subarray(from, from + 1));
        setTimeout(pass, 1000, from + 1);
      };
      const milliseconds = delayMs();
      if (milliseconds > 0) setTimeout(pass, milliseconds, 0);
      else pass(0);
    },
  });
}

/** Nothing is read from here on, so neither side learns that the other one wrote, closed or died. */
function freeze({ near, far }: Pair): void {
  for (const socket of [near, far]) {
    socket.unpipe();
    socket.removeAllListeners('close');
    socket.pause();
  }
}
