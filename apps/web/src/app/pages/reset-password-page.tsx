import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { ResetPasswordForm } from '#features/session/components/reset-password-form.tsx';
import { paths } from '#lib/paths.ts';
import { toastError } from '#lib/toast.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { AuthLayout } from '../layouts/auth-layout.tsx';
import { BackLink } from '../layouts/back-link.tsx';
import { mailedLink } from './mailed-link.ts';

/** Needs the email and token: from the forgot step, or from the link in the mail. */
export function ResetPasswordPage() {
  const { state } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [link] = useState(() => mailedLink(state, search));

  const isInAddress = link !== null && search.size > 0;

  useEffect(() => {
    // The token leaves the address bar, and with it the history and every screenshot.
    if (isInAddress) void navigate(paths.resetPassword, { replace: true, state: link });
  }, [isInAddress, link, navigate]);

  if (!link) return <InvalidLink />;
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

function InvalidLink() {
  useEffect(() => toastError('Invalid reset link', 'Please request a new password reset link'), []);
  return <Navigate to={paths.forgotPassword} replace />;
}
