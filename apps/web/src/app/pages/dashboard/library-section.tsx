import type { SessionUser } from '@herald/contract';
import { Library } from '../../../features/library/components/library.tsx';
import { useUserLimits } from '../../../features/limits/api/use-user-limits.ts';
import { usePreferencesInForce } from '../../../features/preferences/api/use-preferences.ts';

/** The library with what other parts of the product know about its owner. */
export function LibrarySection({ user }: { user: SessionUser }) {
  const { confirmBeforeDelete } = usePreferencesInForce();
  const { data: limits } = useUserLimits(user.id);
  return (
    <Library
      userId={user.id}
      canEdit={user.account.role !== 'viewer'}
      confirmsDelete={confirmBeforeDelete}
      videosLeft={limits?.videos_left}
    />
  );
}
