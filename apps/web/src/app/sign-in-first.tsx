import { Navigate, useLocation } from 'react-router';
import { paths } from '#lib/paths.ts';
import { sessionEnd } from '#lib/session-end.ts';
import type { SignInState } from './sign-in-state.ts';

/** The sign-in leads back to this place, unless the user has just left it on purpose. */
export function SignInFirst() {
  const { pathname, search, hash } = useLocation();
  const end = sessionEnd.read();
  const state: SignInState = { from: pathname + search + hash, isOver: end === 'over' };
  return <Navigate to={paths.auth} replace {...(end !== 'left' && { state })} />;
}
