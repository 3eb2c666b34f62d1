import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

/** A TCP proxy whose connections can die silently, as when a cable is cut: no byte, no FIN and no RST passes. */
export interface FrozenProxy {
  port: number;
  /** Freezes what is open. New connections work, as after a failover. */
  freezeOpen(): void;
  /** Freezes what is open, and what connects until `thaw`: the port accepts, and nothing ever comes. */
  freezeAll(): void;
  /** Lets new connections through. Frozen ones stay frozen. */
  thaw(): void;
  /** Connections that are open and not frozen. */
  countAlive(): number;
  stop(): Promise<void>;
}

export async function startFrozenProxy(target: NetConnectOpts): Promise<FrozenProxy> {
  const alive = new Set<Pair>();
  const sockets = new Set<Socket>();
  let takesNewFrozen = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const server = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (near) => {
    keep(near);
    if (takesNewFrozen) return;
    const far = connect({ ...target, allowHalfOpen: true });
    keep(far);
    const pair = { near, far };
    alive.add(pair);
    join(pair, () => alive.delete(pair));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const freezeOpen = () => {
    for (const pair of alive) freeze(pair);
    alive.clear();
  };
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    freezeOpen,
    freezeAll() {
      takesNewFrozen = true;
      freezeOpen();
    },
    thaw() {
      takesNewFrozen = false;
    },
    countAlive: () => alive.size,
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

function join({ near, far }: Pair, onOver: () => void): void {
  near.pipe(far);
  far.pipe(near);
  const endBoth = () => {
    onOver();
    near.destroy();
    far.destroy();
  };
  near.on('close', endBoth);
  far.on('close', endBoth);
}

/** Nothing is read from here on, so neither side learns that the other one wrote, closed or died. */
function freeze({ near, far }: Pair): void {
  for (const socket of [near, far]) {
    socket.unpipe();
    socket.removeAllListeners('close');
    socket.pause();
  }
}
