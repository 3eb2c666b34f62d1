import type { SessionUser } from '@herald/contract/endpoints/session-user';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useLimits } from '#data/limits.ts';
import { Library } from '#features/library/components/library.tsx';
import { useArrange, usePreferencesInForce } from '#features/preferences/api/use-preferences.ts';

import { FiguresLine } from './figures-line.tsx';

const SuggestedTemplates = lazy(async () => ({
  default: (await import('#features/create/templates/suggested-templates.tsx')).SuggestedTemplates,
}));

const SaveVideoAsTemplate = lazy(async () => ({
  default: (await import('#features/create/templates/save-video-as-template.tsx')).SaveVideoAsTemplate,
}));

/** The library with what other parts of the product know about its owner. */
export function LibrarySection({ user }: { user: SessionUser }) {
  const { confirmBeforeDelete, compactView } = usePreferencesInForce();
  const arrange = useArrange(user.impersonator === null);
  const { data: limits } = useLimits();
  const [templateOf, setTemplateOf] = useState('');
  const close = useCallback(() => setTemplateOf(''), []);
  return (
    <>
      <FiguresLine />
      <Library
        userId={user.id}
        canEdit={user.account.role !== 'viewer'}
        canCreate={user.account.role !== 'viewer' && user.activePlans.length > 0}
        confirmsDelete={confirmBeforeDelete}
        isCompact={compactView}
        onCompact={(isCompact) => arrange({ compactView: isCompact })}
        videosLeft={limits?.videos_left}
        onTemplate={setTemplateOf}
        beginnings={
          <Suspense>
            <SuggestedTemplates />
          </Suspense>
        }
      />
      {templateOf !== '' && (
        <Suspense>
          <SaveVideoAsTemplate videoId={templateOf} isAdmin={user.role === 'admin'} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
