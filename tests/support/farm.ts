import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../apps/herald/src/postgres/embedded-postgres.ts';
import { type FarmNode, type NodeWish, openNode } from './farm-node.ts';
import { type ObjectStore, startObjectStore } from './object-store.ts';
import { VISITORS_ENVIRONMENT } from './visitor.ts';

/** Installations on several machines, all on this one: two APIs and two workers on one outside database and store. */
export interface Farm {
  apis: [FarmNode, FarmNode];
  workers: [FarmNode, FarmNode];
  /** Asks the database directly, around every proxy. */
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Ends PostgreSQL with SIGKILL and starts it again. */
  killDatabase(): Promise<void>;
  store: ObjectStore;
  /** One more machine, not started yet. */
  addNode(wish: NodeWish): Promise<FarmNode>;
  close(): Promise<void>;
}

const SECRET = 'one secret for all machines of the farm';
/** Nothing here survives a loss of power, but everything acknowledged survives a kill. */
const DATABASE_SETTINGS = { fsync: 'off', max_connections: '200' };

/** Of this release, or of the one that lies in a folder. */
export async function startFarm(release?: string): Promise<Farm> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-farm-'));
  const start = () => startEmbeddedPostgres({ dataFolder: folder, settings: DATABASE_SETTINGS });
  let database = await start();
  const store = await startObjectStore();
  // Its connections stay: under a limit that a fault sets, there would be no new ones.
  const pool = new pg.Pool({ connectionString: database.url, max: 4, idleTimeoutMillis: 0 }).on(
    'error',
    () => undefined,
  );
  const nodes: FarmNode[] = [];
  const addNode = async (wish: NodeWish): Promise<FarmNode> => {
    const env = { ...VISITORS_ENVIRONMENT, HERALD_SECRET_KEY: SECRET, HERALD_RENDER_SLOTS: '1', ...wish.env };
    const node = await openNode({ databaseUrl: database.url, store, folder }, { ...wish, env, release });
    nodes.push(node);
    return node;
  };
  const close = async () => {
    await Promise.all(nodes.map((node) => node.close()));
    await pool.end();
    await database.stop();
    await store.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const add = (role: 'api' | 'worker', name: string) => addNode({ role, name });
    const apis: Farm['apis'] = [await add('api', 'A'), await add('api', 'B')];
    const workers: Farm['workers'] = [await add('worker', 'one'), await add('worker', 'two')];
    // The first start makes the tables and the administrator.
    await apis[0].start();
    await Promise.all([apis[1], ...workers].map((node) => node.start()));
    return {
      ...{ apis, workers, store, addNode, close },
      query: async (text, values) => (await pool.query(text, values)).rows,
      async killDatabase() {
        const [pid] = (await readFile(join(database.clusterFolder, 'postmaster.pid'), 'utf8')).split('\n');
        process.kill(Number(pid), 'SIGKILL');
        database = await start();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
