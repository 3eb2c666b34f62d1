import { type SessionUser, storageKeys } from '@herald/contract';
import { storedValue } from '#lib/stored-value.ts';

type AdminProfile = Pick<SessionUser, 'id' | 'name' | 'email'>;

const stored = storedValue(storageKeys.adminUser);

/** The administrator's profile, kept while they are signed in as another user. It is no credential. */
export const savedAdmin = {
  write: ({ id, name, email }: AdminProfile) => stored.write(JSON.stringify({ id, name, email })),
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
    const { id, name, email } = JSON.parse(text ?? '') as Record<string, unknown>;
    const isReadable = typeof id === 'string' && typeof name === 'string' && typeof email === 'string';
    return isReadable ? { id, name, email } : null;
  } catch {
    return null;
  }
}
