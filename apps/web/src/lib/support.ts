import { createStore, useStore } from './create-store.ts';

/** Where the operator of this installation helps people; empty where they have named neither. */
export interface Support {
  email: string;
  url: string;
}

const support = createStore<Support>({ email: '', url: '' });

export const setSupport = support.write;

export function useSupport(): Support {
  return useStore(support);
}
