import type { SessionUser } from '@herald/contract/endpoints/session-user';
import { storageKeys } from '@herald/contract/storage-keys';
import { storedValue } from '#lib/stored-value.ts';

type AdminProfile = Pick<SessionUser, 'id' | 'name' | 'email'> & {
  /** Of the administrator's own session, which goes on beside the one as the user. */
  token: string;
};

const stored = storedValue(storageKeys.adminUser);

/** The administrator's profile and token, kept while they are signed in as another user: only both tokens open the way back. */
export const savedAdmin = {
  write: ({ id, name, email, token }: AdminProfile) => stored.write(JSON.stringify({ id, name, email, token })),
  clear: stored.clear,
  /** An unreadable profile is dropped. */
  read: (): AdminProfile | null => {
    const profile = parseProfile(stored.read());
    if (!profile) stored.clear();
    return profile;
  },
};

function parseProfile(text: string | null): AdminProfile | null {
  try {
    const { id, name, email, token } = JSON.parse(text ?? '') as Record<string, unknown>;
    const isReadable = typeof id === 'string' && typeof name === 'string' && typeof email === 'string';
    return isReadable && typeof token === 'string' ? { id, name, email, token } : null;
  } catch {
    return null;
  }
}
