import type { SessionUser } from '@herald/contract/endpoints/session-user';
import { lazy, Suspense } from 'react';
import { useMaking } from '#features/create/steps/making.ts';
import { useLibrary } from '#features/library/api/use-library.ts';
import { wholeLibrary } from '#features/library/rules/library-query.ts';
import { usePreferencesInForce } from '#features/preferences/api/use-preferences.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { FinishedActions } from './finished-actions.tsx';
import { FinishedFilm } from './finished-film.tsx';
import { LibrarySection } from './library-section.tsx';

const FirstFilm = lazy(async () => ({
  default: (await import('#features/create/first/first-film.tsx')).FirstFilm,
}));

/** The library; above it, as long as there is no video, the shortest way to one. */
export function ProjectsTab({ user }: { user: SessionUser }) {
  const { showPreviewBeforeGenerate } = usePreferencesInForce();
  const hasFirstFilm = useFirstFilmOffer(user);
  return (
    <>
      {hasFirstFilm && (
        <Suspense fallback={<Skeleton className="mt-6 h-[480px] w-full rounded-card" />}>
          <FirstFilm
            userId={user.id}
            owner={`${user.account.id}.${user.id}`}
            showsPreview={showPreviewBeforeGenerate}
            finished={(videoId) => <FinishedFilm videoId={videoId} />}
            finishedActions={(videoId) => <FinishedActions videoId={videoId} />}
          />
        </Suspense>
      )}
      <LibrarySection user={user} hasFirstFilm={hasFirstFilm} />
    </>
  );
}

/** To people who may make videos and never had one; it stays until they leave the page if they take it. */
function useFirstFilmOffer({ id, account }: SessionUser): boolean {
  const { list } = useLibrary(id, wholeLibrary);
  const isMade = useMaking() !== null;
  if (account.role === 'viewer') return false;
  return isMade || (list !== undefined && list.total === 0 && list.counts.trash === 0);
}
