import { authToken } from './auth-token.ts';
import { createStore } from './create-store.ts';

/** Why nobody is signed in: the server ended the session, a team removed the user, or the user left, here or in another tab. */
export const sessionEnd = createStore<'over' | 'removed' | 'left' | 'elsewhere' | undefined>(undefined);

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
export function endSessionOf(token: string | null, code?: string): void {
  if (token === null || authToken.read() !== token) return;
  if (token !== leaving) sessionEnd.write(code === 'removed_from_team' ? 'removed' : 'over');
  authToken.clear();
}
