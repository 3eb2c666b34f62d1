import { createStore, type Readable } from './create-store.ts';

/** One key of the browser's local storage; a blocked or full storage behaves like an empty one. */
interface StoredValue extends Readable<string | null> {
  write: (value: string) => void;
  clear: () => void;
}

/** Listeners hear of changes in this tab and in the other open ones. */
export function storedValue(key: string): StoredValue {
  const changes = createStore<undefined>(undefined);
  const change = (access: () => void) => {
    attempt(access);
    changes.write(undefined);
  };
  return {
    read: () => attempt(() => localStorage.getItem(key)) ?? null,
    write: (value) => change(() => localStorage.setItem(key, value)),
    clear: () => change(() => localStorage.removeItem(key)),
    subscribe: (listener) => {
      const unsubscribe = changes.subscribe(listener);
      addEventListener('storage', listener);
      return () => {
        unsubscribe();
        removeEventListener('storage', listener);
      };
    },
  };
}

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
