import { useNavigate } from 'react-router';
import { useSession } from '#features/session/api/session.ts';
import { AdminModeBanner } from '#features/session/components/admin-mode-banner.tsx';
import { VerifyEmailBanner } from '#features/session/components/verify-email-banner.tsx';
import { paths } from '#lib/paths.ts';

/** What stays true on every screen of a session. */
export function SessionBanners() {
  const { user } = useSession();
  const navigate = useNavigate();
  if (!user) return null;
  return (
    <>
      <AdminModeBanner user={user} onReturned={() => void navigate(paths.dashboard)} />
      <VerifyEmailBanner user={user} />
    </>
  );
}
