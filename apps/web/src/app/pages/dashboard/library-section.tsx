import type { SessionUser } from '@herald/contract';
import { useLimits } from '#data/limits.ts';
import { Library } from '#features/library/components/library.tsx';
import { usePreferencesInForce } from '#features/preferences/api/use-preferences.ts';

/** The library with what other parts of the product know about its owner. */
export function LibrarySection({ user }: { user: SessionUser }) {
  const { confirmBeforeDelete } = usePreferencesInForce();
  const { data: limits } = useLimits();
  return (
    <Library
      userId={user.id}
      canEdit={user.account.role !== 'viewer'}
      confirmsDelete={confirmBeforeDelete}
      videosLeft={limits?.videos_left}
    />
  );
}
