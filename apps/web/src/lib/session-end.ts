import { authToken } from './auth-token.ts';
import { createStore } from './create-store.ts';

/** Why nobody is signed in: the server ended the session, or the user left, here or in another tab. */
export const sessionEnd = createStore<'over' | 'left' | 'elsewhere' | undefined>(undefined);

/** The token of the session that its user is leaving. */
let leaving: string | null = null;

/** The user asks to sign out, with the token that is returned. What the server refuses from here on ends nothing else. */
export function beginLeaving(): string | null {
  const token = authToken.read();
  leaving = token;
  sessionEnd.write('left');
  const stop = authToken.subscribe(() => {
    if (authToken.read() === token) return;
    leaving = null;
    stop();
  });
  return token;
}

/** The server refuses this token. A late refusal of an older one ends nothing. */
export function endSessionOf(token: string | null): void {
  if (token === null || authToken.read() !== token) return;
  if (token !== leaving) sessionEnd.write('over');
  authToken.clear();
}
