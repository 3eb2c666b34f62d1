import { useSyncExternalStore } from 'react';

/** A value that can be read, and heard about when it changes. */
export interface Readable<Value> {
  read: () => Value;
  subscribe: (listener: () => void) => () => void;
}

interface Store<Value> extends Readable<Value> {
  write: (next: Value) => void;
}

/** A value outside of the components; everything that shows it is drawn again when another one is written. */
export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    read: () => value,
    write: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<Value>({ subscribe, read }: Readable<Value>): Value {
  return useSyncExternalStore(subscribe, read);
}
