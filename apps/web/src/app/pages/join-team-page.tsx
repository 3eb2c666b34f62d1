import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { endSession } from '#features/session/api/session.ts';
import { useLogin } from '#features/session/api/use-login.ts';
import { type InvitationLink, useInvitation } from '#features/team/api/use-invitation.ts';
import { JoinTeamForm } from '#features/team/components/join-team-form.tsx';
import { paths } from '#lib/paths.ts';
import { useSiteName } from '#lib/site-name.ts';
import { toastSuccess } from '#lib/toast.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { AuthLayout } from '../layouts/auth-layout.tsx';
import { mailedLink } from './mailed-link.ts';

/** Opened from the link in an invitation. */
export function JoinTeamPage() {
  const { state } = useLocation();
  const [search] = useSearchParams();
  const [link] = useState(() => mailedLink(state, search));
  return (
    <AuthLayout>{link ? <Invited link={link} /> : <NotInvited reason="This invitation is not complete." />}</AuthLayout>
  );
}

function Invited({ link }: { link: InvitationLink }) {
  const invitation = useInvitation(link);
  const navigate = useNavigate();
  const login = useLogin();
  if (invitation.isPending) return <Spinner label="Loading the invitation..." />;
  if (invitation.isError) return <NotInvited reason={invitation.error.message} />;
  const { account_name, name, needs_password } = invitation.data;
  const signIn = (password: string) => {
    // A signed-in user acts in another account; the next sign-in opens the team's.
    endSession();
    toastSuccess('You are on the team now.', needs_password ? undefined : 'Sign in to start.');
    const askForPassword = () => void navigate(paths.auth, { state: { email: link.email } });
    if (!needs_password) return askForPassword();
    const onSuccess = () => void navigate(paths.dashboard);
    login.mutate({ email: link.email, password }, { onSuccess, onError: askForPassword });
  };
  return (
    <>
      <PageHeading line={`${account_name} would like to make videos with you, ${name}.`}>Join the team</PageHeading>
      <JoinTeamForm link={link} needsPassword={needs_password} onJoined={signIn} />
    </>
  );
}

function NotInvited({ reason }: { reason: string }) {
  const siteName = useSiteName();
  return (
    <>
      <PageHeading>No invitation</PageHeading>
      <div className="mt-6">
        <AlertBox>{reason}</AlertBox>
      </div>
      <ButtonLink to={paths.home} kind="primary" size="l" full className="mt-9">
        {`Back to ${siteName}`}
      </ButtonLink>
    </>
  );
}
