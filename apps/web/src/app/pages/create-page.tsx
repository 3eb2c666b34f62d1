import type { SessionUser } from '@herald/contract/endpoints/session-user';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { DraftProvider } from '#features/create/draft/draft-provider.tsx';
import { Wizard } from '#features/create/wizard/wizard.tsx';
import { WizardSkeleton } from '#features/create/wizard/wizard-skeleton.tsx';
import { usePageEntries } from '#features/pages/api/use-page-entries.ts';
import { useArrange, usePreferencesInForce } from '#features/preferences/api/use-preferences.ts';
import { useSession } from '#features/session/api/session.ts';
import { messageOf } from '#lib/api.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { MessagePage } from '#ui/message-page.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { NoPlan } from './dashboard/no-plan.tsx';

export function CreatePage() {
  const { user } = useSession();
  const { autoSave, showPreviewBeforeGenerate, sidebarCollapsed } = usePreferencesInForce();
  const arrange = useArrange(user?.impersonator === null);
  const foldStage = (isFolded: boolean) => arrange({ sidebarCollapsed: isFolded });
  const [upgrade] = usePageEntries(user?.id).special;
  const navigate = useNavigate();
  const showLibrary = useCallback(() => void navigate(paths.projects), [navigate]);
  if (!user) return null;
  if (user.account.role === 'viewer') return <ForEditors owner={user.account.owner_name} />;
  if (user.activePlans.length === 0) return <WithoutPlan user={user} />;
  return (
    <DraftProvider
      owner={`${user.account.id}.${user.id}`}
      isAutoSaveOn={autoSave}
      loading={<WizardSkeleton isStageFolded={sidebarCollapsed} />}
      failed={(error, retry) => <DraftNotLoaded error={error} onRetry={retry} />}
    >
      <Wizard
        userId={user.id}
        isAutoSaveOn={autoSave}
        isAdmin={user.role === 'admin'}
        hasFullLibrary={user.opens_full_library}
        showsPreview={showPreviewBeforeGenerate}
        upgradePath={upgrade && paths.page(upgrade.slug)}
        isStageFolded={sidebarCollapsed}
        foldStage={foldStage}
        onStarted={showLibrary}
      />
    </DraftProvider>
  );
}

/** The draft stays where it is. */
function WithoutPlan({ user }: { user: SessionUser }) {
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[1120px] px-4 py-9 md:px-8">
      <PageHeading>Create Your UGC Video</PageHeading>
      <NoPlan user={user} />
    </main>
  );
}

/** The server refuses what a viewer makes; it says so before any work is done. */
function ForEditors({ owner }: { owner: string }) {
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[880px] px-4 py-9 md:px-8">
      <MessagePage
        title="You can watch, not create"
        line={`You are a viewer in the team of ${owner}. To make videos, ask for the role of an editor.`}
        action={<ButtonLink to={paths.projects}>My Projects</ButtonLink>}
      />
    </main>
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
