import type { SessionUser } from '@herald/contract/endpoints/session-user';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { videoQuery } from '#data/videos/video-query.ts';
import { RemakeEditor } from '#features/create/remake/remake-editor.tsx';
import { WizardSkeleton } from '#features/create/wizard/wizard-skeleton.tsx';
import { useArrange, usePreferencesInForce } from '#features/preferences/api/use-preferences.ts';
import { useSession } from '#features/session/api/session.ts';
import { messageOf, request } from '#lib/api.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { MessagePage } from '#ui/message-page.tsx';
import { PageHeading } from '#ui/page-heading.tsx';

export function RemakePage() {
  const { id = '' } = useParams();
  const { user } = useSession();
  if (!user) return null;
  if (user.account.role === 'viewer') return <ForEditors owner={user.account.owner_name} />;
  return <Remake key={id} id={id} user={user} />;
}

function Remake({ id, user }: { id: string; user: SessionUser }) {
  const { sidebarCollapsed } = usePreferencesInForce();
  const arrange = useArrange(user.impersonator === null);
  const foldStage = useCallback((isFolded: boolean) => arrange({ sidebarCollapsed: isFolded }), [arrange]);
  const navigate = useNavigate();
  const showLibrary = useCallback(() => void navigate(paths.projects), [navigate]);
  const video = useQuery(videoQuery(id));
  const ordered = useQuery({
    queryKey: ['video-draft', id],
    queryFn: async ({ signal }) => (await request('GET /videos/:id/draft', { params: { id }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const [begun, setBegun] = useState(0);
  const readVersion = async () => (await video.refetch({ throwOnError: true })).data?.version ?? 1;
  const beginAgain = async () => {
    await Promise.all([video.refetch(), ordered.refetch()]);
    setBegun((times) => times + 1);
  };
  const error = video.error ?? ordered.error;
  if (video.data && ordered.data) {
    return (
      <RemakeEditor
        key={begun}
        owner={`${user.account.id}.${user.id}`}
        userId={user.id}
        video={video.data}
        ordered={ordered.data}
        isStageFolded={sidebarCollapsed}
        foldStage={foldStage}
        onStarted={showLibrary}
        readVersion={readVersion}
        onTakeTheirs={() => void beginAgain()}
      />
    );
  }
  if (!error) return <WizardSkeleton isStageFolded={sidebarCollapsed} title="Re-make" />;
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[880px] px-4 py-9 md:px-8">
      <PageHeading>Re-make</PageHeading>
      <div className="mt-6">
        <ErrorState
          title="The video did not load"
          reason={messageOf(error, 'The server sent an unexpected response.')}
          onRetry={() => void Promise.all([video.refetch(), ordered.refetch()])}
        />
      </div>
    </main>
  );
}

/** The server refuses what a viewer makes; it says so before any work is done. */
function ForEditors({ owner }: { owner: string }) {
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[880px] px-4 py-9 md:px-8">
      <MessagePage
        title="You can watch, not re-make"
        line={`You are a viewer in the team of ${owner}. To re-make videos, ask for the role of an editor.`}
        action={<ButtonLink to={paths.projects}>My Projects</ButtonLink>}
      />
    </main>
  );
}
