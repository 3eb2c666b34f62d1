import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useSession } from '#features/session/api/session.ts';
import { useVerifyEmail } from '#features/session/api/use-verify-email.ts';
import { ConfirmEmailForm } from '#features/session/components/confirm-email-form.tsx';
import { failureOf } from '#lib/api.ts';
import { paths } from '#lib/paths.ts';
import { useSiteName } from '#lib/site-name.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { AuthLayout } from '../layouts/auth-layout.tsx';
import type { SignInState } from '../sign-in-state.ts';
import { mailedLink } from './mailed-link.ts';

/** Opened from the link in the confirmation mail. */
export function VerifyEmailPage() {
  const { state } = useLocation();
  const [search] = useSearchParams();
  const [link] = useState(() => mailedLink(state, search));
  return (
    <AuthLayout>
      {link ? <Confirming link={link} /> : <NotConfirmed reason="This confirmation link is not complete." />}
    </AuthLayout>
  );
}

function Confirming({ link }: { link: { email: string; token: string } }) {
  const verification = useVerifyEmail();
  const { mutate, isIdle, error } = verification;
  const { status } = useSession();
  const [isDone, setDone] = useState(false);

  useEffect(() => {
    if (isIdle) mutate(link);
  }, [link, isIdle, mutate]);

  if (isDone) return <Confirmed email={link.email} next={paths.auth} />;
  if (verification.isSuccess) return <Confirmed email={link.email} next={paths.home} />;
  if (!error) return <Spinner label="Confirming your email address..." />;
  const { code, errors, message } = failureOf(error);
  if (errors?.password) {
    return (
      <>
        <PageHeading line={`For ${link.email}`}>Confirm your email</PageHeading>
        <ConfirmEmailForm {...link} onDone={() => setDone(true)} />
      </>
    );
  }
  if (code === 'forbidden' && status !== 'signed-in') return <SignInFirst link={link} reason={message} />;
  return <NotConfirmed reason={message} />;
}

function Confirmed({ email, next }: { email: string; next: string }) {
  const state: SignInState = { email };
  return (
    <>
      <PageHeading line={`${email} is yours. You can make videos now.`}>Email confirmed</PageHeading>
      <ButtonLink to={next} {...(next === paths.auth && { state })} kind="primary" size="l" full className="mt-9">
        {next === paths.auth ? 'Sign in' : 'Continue'}
      </ButtonLink>
    </>
  );
}

/** A new address counts for the person who asked for it. */
function SignInFirst({ link, reason }: { link: { email: string; token: string }; reason: string }) {
  const navigate = useNavigate();
  const state: SignInState = { from: `${paths.verifyEmail}?${new URLSearchParams({ ...link })}` };
  return (
    <>
      <PageHeading line={reason}>One more step</PageHeading>
      <Button kind="primary" size="l" full className="mt-9" onClick={() => void navigate(paths.auth, { state })}>
        Sign in
      </Button>
    </>
  );
}

function NotConfirmed({ reason }: { reason: string }) {
  const siteName = useSiteName();
  return (
    <>
      <PageHeading>Not confirmed</PageHeading>
      <div className="mt-6">
        <AlertBox>{reason}</AlertBox>
      </div>
      <ButtonLink to={paths.home} kind="primary" size="l" full className="mt-9">
        {`Back to ${siteName}`}
      </ButtonLink>
    </>
  );
}
