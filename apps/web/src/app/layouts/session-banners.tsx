import { useNavigate } from 'react-router';
import { useSession } from '#features/session/api/session.ts';
import { AdminModeBanner } from '#features/session/components/admin-mode-banner.tsx';
import { TwoFactorBanner } from '#features/session/components/two-factor-banner.tsx';
import { VerifyEmailBanner } from '#features/session/components/verify-email-banner.tsx';
import { paths } from '#lib/paths.ts';
import { ConnectionBanner } from '#ui/connection-banner.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** What stays true on every screen with a bar. */
export function SessionBanners() {
  const { user } = useSession();
  const navigate = useNavigate();
  return (
    <>
      <ConnectionBanner className="top-14" />
      {user && (
        <>
          <AdminModeBanner user={user} onReturned={() => void navigate(paths.dashboard)} />
          <VerifyEmailBanner user={user} />
          <TwoFactorBanner user={user} action={<TextLink to={paths.security}>Turn it on</TextLink>} />
        </>
      )}
    </>
  );
}
