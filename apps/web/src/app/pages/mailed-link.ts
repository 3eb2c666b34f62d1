interface MailedLink {
  email: string;
  token: string;
}

/** Email and token as the step before handed them over, or as the link in a mail carries them. */
export function mailedLink(state: unknown, search: URLSearchParams): MailedLink | null {
  const handed =
    typeof state === 'object' && state !== null ? (state as Partial<Record<keyof MailedLink, unknown>>) : {};
  const email = handed.email ?? search.get('email');
  const token = handed.token ?? search.get('token');
  if (typeof email !== 'string' || typeof token !== 'string' || !email || !token) return null;
  return { email, token };
}
