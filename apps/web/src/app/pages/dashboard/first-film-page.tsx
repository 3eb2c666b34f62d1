import type { SessionUser } from '@herald/contract/endpoints/session-user';
import { lazy, Suspense } from 'react';
import { FirstFilmSkeleton } from '#features/create/first/first-film-skeleton.tsx';
import { usePreferencesInForce } from '#features/preferences/api/use-preferences.ts';
import { greetingOf } from '../greeting-of.ts';
import { FinishedActions } from './finished-actions.tsx';
import { FinishedFilm } from './finished-film.tsx';

const FirstFilm = lazy(async () => ({
  default: (await import('#features/create/first/first-film.tsx')).FirstFilm,
}));

/** The shortest way to a video, and nothing else. */
export function FirstFilmPage({ user }: { user: SessionUser }) {
  const { showPreviewBeforeGenerate } = usePreferencesInForce();
  const greeting = greetingOf(user);
  const loading = (
    <>
      <h1 className="sr-only">{greeting}</h1>
      <FirstFilmSkeleton />
    </>
  );
  return (
    <Suspense fallback={loading}>
      <FirstFilm
        userId={user.id}
        greeting={greeting}
        owner={`${user.account.id}.${user.id}`}
        showsPreview={showPreviewBeforeGenerate}
        finished={(videoId) => <FinishedFilm videoId={videoId} />}
        finishedActions={(videoId) => <FinishedActions videoId={videoId} />}
      />
    </Suspense>
  );
}
