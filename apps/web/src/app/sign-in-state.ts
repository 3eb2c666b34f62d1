/** What a screen hands to the sign-in. */
export interface SignInState {
  /** The place to come back to. */
  from?: string;
  /** The session ended by itself. */
  isOver?: boolean;
  /** The user was removed from the team they worked in. */
  isRemoved?: boolean;
  /** It was ended in another tab. */
  isOverElsewhere?: boolean;
  email?: string;
  /** Whose place it is; somebody else begins on their own dashboard. */
  userId?: string;
}

/** The browser keeps it in its history, where another version of the app may have written it. */
export function readSignInState(state: unknown): SignInState {
  if (typeof state !== 'object' || state === null) return {};
  const { from, isOver, isRemoved, isOverElsewhere, email, userId } = state as Record<keyof SignInState, unknown>;
  return {
    ...(typeof from === 'string' && from.startsWith('/') && { from }),
    ...(typeof email === 'string' && { email }),
    ...(typeof userId === 'string' && { userId }),
    isOver: isOver === true,
    isRemoved: isRemoved === true,
    isOverElsewhere: isOverElsewhere === true,
  };
}
