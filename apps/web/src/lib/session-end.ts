import { createStore } from './create-store.ts';

/** Why nobody is signed in: the server ended the session, or the user left. */
export const sessionEnd = createStore<'over' | 'left' | undefined>(undefined);
