import type { SessionUser } from '@herald/contract/endpoints/session-user';
import { useLimits } from '#data/limits.ts';
import { Library } from '#features/library/components/library.tsx';
import { useArrange, usePreferencesInForce } from '#features/preferences/api/use-preferences.ts';

import { FiguresLine } from './figures-line.tsx';

/** The library with what other parts of the product know about its owner. */
export function LibrarySection({ user }: { user: SessionUser }) {
  const { confirmBeforeDelete, compactView } = usePreferencesInForce();
  const arrange = useArrange(user.impersonator === null);
  const { data: limits } = useLimits();
  return (
    <>
      <FiguresLine />
      <Library
        userId={user.id}
        canEdit={user.account.role !== 'viewer'}
        confirmsDelete={confirmBeforeDelete}
        isCompact={compactView}
        onCompact={(isCompact) => arrange({ compactView: isCompact })}
        videosLeft={limits?.videos_left}
      />
    </>
  );
}
