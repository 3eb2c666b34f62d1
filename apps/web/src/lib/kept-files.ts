/** A file that only this browser has yet. */
export interface KeptFile {
  id: string;
  /** Whose it is: two users of one browser do not see each other's. */
  owner: string;
  keptMs: number;
  file: File;
  /** What its maker wants to know about it later. */
  facts: Record<string, number>;
}

export const KEPT_DAYS = 7;

const KEPT_MS = KEPT_DAYS * 24 * 60 * 60 * 1000;

const DATABASE = 'herald';

const STORE = 'files';

/** Files in the browser's own database, so that a reload loses none. A browser that allows no storage keeps nothing, and nothing fails. */
export const keptFiles = {
  keep: (kept: KeptFile) => attempt('readwrite', (store) => store.put(kept)),
  drop: (id: string) => attempt('readwrite', (store) => store.delete(id)),
  clear: () => attempt('readwrite', (store) => store.clear()),
  list: listOf,
};

/** The owner's, oldest first. What has been there for too long goes, whoever it belongs to. */
async function listOf(owner: string, nowMs = Date.now()): Promise<KeptFile[]> {
  const all = (await attempt<KeptFile[]>('readonly', (store) => store.getAll())) ?? [];
  const isOld = ({ keptMs }: KeptFile) => nowMs - keptMs > KEPT_MS;
  await Promise.all(all.filter(isOld).map(({ id }) => keptFiles.drop(id)));
  return all.filter((kept) => kept.owner === owner && !isOld(kept)).sort((a, b) => a.keptMs - b.keptMs);
}

async function attempt<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<Result | undefined> {
  let database: IDBDatabase | undefined;
  try {
    database = await open();
    return (await answerOf(ask(database.transaction(STORE, mode).objectStore(STORE)))) as Result;
  } catch {
    return undefined;
  } finally {
    database?.close();
  }
}

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => void opening.result.createObjectStore(STORE, { keyPath: 'id' });
  return answerOf(opening);
}

function answerOf<Result>(asked: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}
