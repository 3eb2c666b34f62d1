import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useVerifyEmail } from '#features/session/api/use-verify-email.ts';
import { paths } from '#lib/paths.ts';
import { useSiteName } from '#lib/site-name.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { AuthLayout } from '../layouts/auth-layout.tsx';
import { mailedLink } from './mailed-link.ts';

/** Opened from the link in the confirmation mail. */
export function VerifyEmailPage() {
  const { state } = useLocation();
  const [search] = useSearchParams();
  const [link] = useState(() => mailedLink(state, search));
  const verification = useVerifyEmail();
  const siteName = useSiteName();
  const { mutate, isIdle } = verification;

  useEffect(() => {
    if (link && isIdle) mutate(link);
  }, [link, isIdle, mutate]);

  const problem = link ? verification.error?.message : 'This confirmation link is not complete.';
  if (link && !verification.isSuccess && !problem) {
    return (
      <AuthLayout>
        <Spinner label="Confirming your email address..." />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout>
      <PageHeading {...(!problem && { line: `${link?.email} is yours. You can make videos now.` })}>
        {problem ? 'Not confirmed' : 'Email confirmed'}
      </PageHeading>
      {problem && (
        <div className="mt-6">
          <AlertBox>{problem}</AlertBox>
        </div>
      )}
      <ButtonLink to={paths.home} kind="primary" size="l" full className="mt-9">
        {problem ? `Back to ${siteName}` : 'Continue'}
      </ButtonLink>
    </AuthLayout>
  );
}
