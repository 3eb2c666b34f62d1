import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ForgotPasswordForm } from '#features/session/components/forgot-password-form.tsx';
import { paths } from '#lib/paths.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { AuthLayout } from '../layouts/auth-layout.tsx';
import { BackLink } from '../layouts/back-link.tsx';

export function ForgotPasswordPage() {
  const navigate = useNavigate();
  const [sentTo, setSentTo] = useState<string>();
  const onSent = (email: string, token: string | undefined) => {
    if (token) void navigate(paths.resetPassword, { state: { email, token } });
    else setSentTo(email);
  };
  return (
    <AuthLayout>
      <BackLink to={paths.auth} icon={ArrowLeft}>
        Back
      </BackLink>
      <PageHeading line="Enter your email and we will send you a link to choose a new one.">
        Forgot password?
      </PageHeading>
      {sentTo ? (
        <div role="status" className="mt-9 border-line border-y py-5">
          <p className="font-medium text-16">Check your email for password reset instructions.</p>
          <p className="mt-1.5 break-words text-14 text-ink-soft">
            If {sentTo} belongs to an account, the link is on its way. It works once, for 60 minutes.
          </p>
        </div>
      ) : (
        <ForgotPasswordForm onSent={onSent} />
      )}
      <BackLink to={paths.auth} className="mt-8">
        Back to login
      </BackLink>
    </AuthLayout>
  );
}
