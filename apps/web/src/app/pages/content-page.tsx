import { useParams } from 'react-router';
import { ContentPageView } from '#features/pages/components/content-page-view.tsx';
import { useSession } from '#features/session/api/session.ts';
import { SignInFirst } from '../guards.tsx';
import { LoadingScreen } from '../loading-screen.tsx';
import { MaintenanceScreen } from '../maintenance-screen.tsx';

/** Visitors read public pages; for the others they sign in. */
export function ContentPage() {
  const { slug = '' } = useParams();
  const session = useSession();
  if (session.status === 'checking') return <LoadingScreen />;
  if (session.status === 'waiting') return <MaintenanceScreen message={session.message} onRetry={session.retry} />;
  return (
    <div className="mx-auto w-full max-w-[920px]">
      <ContentPageView key={slug} slug={slug} reader={session.user} refused={<SignInFirst />} />
    </div>
  );
}
