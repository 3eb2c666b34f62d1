/** A file that only this browser has yet. */
export interface KeptFile {
  id: string;
  /** Whose it is: two users of one browser do not see each other's. */
  owner: string;
  keptMs: number;
  file: File;
  /** What its maker wants to know about it later. */
  facts: Record<string, number>;
  /** What it is sent as, and what was agreed to for it; the sound of a voice has none. */
  clip?: { id: string; consent: 'me' | 'written'; consentVersion: string };
}

export const KEPT_DAYS = 7;

const KEPT_MS = KEPT_DAYS * 24 * 60 * 60 * 1000;

const DATABASE = 'herald';

const STORE = 'files';

/** Files in the browser's own database, so that a reload loses none. A browser that allows no storage keeps nothing, and nothing fails. */
export const keptFiles = {
  /** Whether the browser has it. */
  keep: async (kept: KeptFile) => (await attempt('readwrite', (store) => store.put(kept))) !== undefined,
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
    const transaction = database.transaction(STORE, mode);
    const answer = (await answerOf(ask(transaction.objectStore(STORE)))) as Result;
    await endOf(transaction);
    return answer;
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

/** A disk that is full is told only at the end. */
function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

function answerOf<Result>(asked: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}
