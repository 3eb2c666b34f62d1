import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { ResetPasswordForm } from '../../features/session/components/reset-password-form.tsx';
import { paths } from '../../lib/paths.ts';
import { toastError } from '../../lib/toast.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { AuthLayout } from '../layouts/auth-layout.tsx';
import { BackLink } from '../layouts/back-link.tsx';
import { mailedLink } from './mailed-link.ts';

/** Needs the email and token: from the forgot step, or from the link in the mail. */
export function ResetPasswordPage() {
  const { state } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [link] = useState(() => mailedLink(state, search));

  useEffect(() => {
    if (!link) {
      toastError('Invalid reset link', 'Please request a new password reset link');
      void navigate(paths.forgotPassword, { replace: true });
    } else if (search.size > 0) {
      // The token leaves the address bar, and with it the history and every screenshot.
      void navigate(paths.resetPassword, { replace: true, state: link });
    }
  }, [link, search, navigate]);

  if (!link) return null;
  return (
    <AuthLayout>
      <BackLink to={paths.forgotPassword} icon={ArrowLeft}>
        Back
      </BackLink>
      <PageHeading line={`For ${link.email}`}>Reset Password</PageHeading>
      <ResetPasswordForm {...link} onDone={() => void navigate(paths.auth)} />
      <BackLink to={paths.auth} className="mt-8">
        Back to login
      </BackLink>
    </AuthLayout>
  );
}
