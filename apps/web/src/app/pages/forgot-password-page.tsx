import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { ForgotPasswordForm, type SentLink } from '#features/session/components/forgot-password-form.tsx';
import { paths } from '#lib/paths.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { SupportLink } from '#ui/support-link.tsx';
import { AuthLayout } from '../layouts/auth-layout.tsx';
import { BackLink } from '../layouts/back-link.tsx';

export function ForgotPasswordPage() {
  const [sent, setSent] = useState<SentLink>();
  return (
    <AuthLayout>
      <BackLink to={paths.auth} icon={ArrowLeft}>
        Back
      </BackLink>
      <PageHeading line="Enter your email to get a link for a new password.">Forgot password?</PageHeading>
      {sent ? <WhereTheLinkIs {...sent} /> : <ForgotPasswordForm onSent={setSent} />}
      <BackLink to={paths.auth} className="mt-8">
        Back to login
      </BackLink>
    </AuthLayout>
  );
}

function WhereTheLinkIs({ email, message, isMailed }: SentLink) {
  return (
    <div role="status" className="mt-9 border-line border-y py-5">
      <p className="font-medium text-16">{message}</p>
      <p className="mt-1.5 break-words text-14 text-ink-soft">
        {isMailed
          ? `If ${email} belongs to an account, the link is on its way. It works once, for 60 minutes.`
          : `There is a link only if ${email} belongs to an account. It works once, for 60 minutes.`}
      </p>
      {!isMailed && (
        <p className="mt-1.5 break-words text-14 empty:hidden">
          <SupportLink />
        </p>
      )}
    </div>
  );
}
