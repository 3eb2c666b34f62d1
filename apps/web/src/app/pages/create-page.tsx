import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { DraftProvider } from '#features/create/draft/draft-provider.tsx';
import { Wizard } from '#features/create/wizard/wizard.tsx';
import { WizardSkeleton } from '#features/create/wizard/wizard-skeleton.tsx';
import { usePageEntries } from '#features/pages/api/use-page-entries.ts';
import { usePreferencesInForce } from '#features/preferences/api/use-preferences.ts';
import { useSession } from '#features/session/api/session.ts';
import { messageOf } from '#lib/api.ts';
import { paths } from '#lib/paths.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';

export function CreatePage() {
  const { user } = useSession();
  const { autoSave, showPreviewBeforeGenerate } = usePreferencesInForce();
  const [upgrade] = usePageEntries(user?.id).special;
  const navigate = useNavigate();
  const showLibrary = useCallback(() => void navigate(paths.projects), [navigate]);
  if (!user) return null;
  return (
    <DraftProvider
      owner={`${user.account.id}.${user.id}`}
      isAutoSaveOn={autoSave}
      loading={<WizardSkeleton />}
      failed={(error, retry) => <DraftNotLoaded error={error} onRetry={retry} />}
    >
      <Wizard
        userId={user.id}
        isAutoSaveOn={autoSave}
        hasFullLibrary={user.has_premium_plan}
        showsPreview={showPreviewBeforeGenerate}
        upgradePath={upgrade && paths.page(upgrade.slug)}
        onStarted={showLibrary}
      />
    </DraftProvider>
  );
}

function DraftNotLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[880px] px-4 py-9 md:px-8">
      <PageHeading>Create Your UGC Video</PageHeading>
      <div className="mt-6">
        <ErrorState
          title="Your draft did not load"
          reason={messageOf(error, 'The server sent an unexpected response.')}
          kept="Your earlier work is safe."
          onRetry={onRetry}
        />
      </div>
    </main>
  );
}
