import { authToken } from './auth-token.ts';
import { createStore } from './create-store.ts';

/** Why nobody is signed in: the server ended the session, or the user left. */
export const sessionEnd = createStore<'over' | 'left' | undefined>(undefined);

/** The server refuses this token. A late refusal of an older one ends nothing. */
export function endSessionOf(token: string | null): void {
  if (token === null || authToken.read() !== token) return;
  sessionEnd.write('over');
  authToken.clear();
}
