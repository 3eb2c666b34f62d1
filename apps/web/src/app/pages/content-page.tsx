import { useParams } from 'react-router';
import { ContentPageView } from '#features/pages/components/content-page-view.tsx';
import { useSession } from '#features/session/api/session.ts';
import { SignInFirst } from '../sign-in-first.tsx';

/** Visitors read public pages; for the others they sign in. */
export function ContentPage() {
  const { slug = '' } = useParams();
  const { user } = useSession();
  return (
    <div className="mx-auto w-full max-w-[920px]">
      <ContentPageView key={slug} slug={slug} reader={user} refused={<SignInFirst />} />
    </div>
  );
}
