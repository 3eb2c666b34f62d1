import { Navigate, useLocation } from 'react-router';
import { createStore } from '#lib/create-store.ts';
import { paths } from '#lib/paths.ts';
import { sessionEnd } from '#lib/session-end.ts';
import type { SignInState } from './sign-in-state.ts';

/** Who was signed in last in this tab. */
export const lastUser = createStore<string | undefined>(undefined);

/** The sign-in leads back to this place, unless the user has just left it on purpose. */
export function SignInFirst() {
  const { pathname, search, hash } = useLocation();
  const end = sessionEnd.read();
  const userId = lastUser.read();
  const state: SignInState = {
    from: pathname + search + hash,
    isOver: end === 'over',
    isRemoved: end === 'removed',
    isOverElsewhere: end === 'elsewhere',
    ...(userId && { userId }),
  };
  return <Navigate to={paths.auth} replace {...(end !== 'left' && { state })} />;
}
