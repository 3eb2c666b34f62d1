import { createContext, use } from 'react';
import type { DraftStore } from './draft-store.ts';

export const DraftContext = createContext<DraftStore | null>(null);

export function useDraftStore(): DraftStore {
  const store = use(DraftContext);
  if (!store) throw new Error('There is no draft around this component.');
  return store;
}
