import type { TeamRole } from '@herald/contract/statuses';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { endSession, startSession } from '#features/session/api/session.ts';
import { useLogin } from '#features/session/api/use-login.ts';
import { type InvitationLink, type JoinedTeam, useInvitation } from '#features/team/api/use-invitation.ts';
import { JoinTeamForm } from '#features/team/components/join-team-form.tsx';
import { roleWords } from '#features/team/rules/member-words.ts';
import { ApiError } from '#lib/api.ts';
import { paths } from '#lib/paths.ts';
import { useSiteName } from '#lib/site-name.ts';
import { toastSuccess } from '#lib/toast.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { AuthLayout } from '../layouts/auth-layout.tsx';
import type { SignInState } from '../sign-in-state.ts';
import { mailedLink } from './mailed-link.ts';

/** Opened from the link in an invitation. */
export function JoinTeamPage() {
  const { state } = useLocation();
  const [search] = useSearchParams();
  const [link] = useState(() => mailedLink(state, search));
  return <AuthLayout>{link ? <Invited link={link} /> : <NotInvited reason={INCOMPLETE} />}</AuthLayout>;
}

const INCOMPLETE = 'This invitation is not complete.';

/** Nothing was typed here: what is not accepted is the link. */
const reasonOf = (error: Error): string =>
  error instanceof ApiError && error.failure.code === 'validation' ? INCOMPLETE : error.message;

function Invited({ link }: { link: InvitationLink }) {
  const [isAccepted, setAccepted] = useState(false);
  const invitation = useInvitation(link, { isAccepted });
  const navigate = useNavigate();
  const login = useLogin();
  if (isAccepted && !invitation.data) return <Spinner label="Opening the team..." />;
  if (invitation.isPending) return <Spinner label="Loading the invitation..." />;
  if (invitation.isError) return <NotInvited reason={reasonOf(invitation.error)} />;
  const { account_name, name, role, step } = invitation.data;
  const welcome = (line?: string) => toastSuccess(`You joined the team of ${account_name}`, line);
  const askForPassword = (from?: string) => {
    // A signed-in user acts in another account; the next sign-in opens the team's.
    endSession();
    const state: SignInState = { email: link.email, ...(from && { from }) };
    void navigate(paths.auth, { state });
  };
  const joined = ({ session, password }: JoinedTeam) => {
    // The session lives outside React state and renders first, so this must be rendered before it changes.
    flushSync(() => setAccepted(true));
    if (session) {
      startSession(session);
      welcome();
      return void navigate(paths.dashboard);
    }
    if (!password) {
      welcome('Sign in to start.');
      return askForPassword();
    }
    endSession();
    welcome();
    const onSuccess = () => void navigate(paths.dashboard);
    login.mutate({ email: link.email, password }, { onSuccess, onError: () => askForPassword() });
  };
  return (
    <>
      <PageHeading line={`${account_name} would like to make videos with you, ${name}.`}>Join the team</PageHeading>
      <RoleAndAddress role={role} email={link.email} />
      {step === 'sign_in' ? (
        <SignInFirst
          email={link.email}
          onSignIn={() => askForPassword(`${paths.joinTeam}?${new URLSearchParams({ ...link })}`)}
        />
      ) : (
        <JoinTeamForm link={link} needsPassword={step === 'choose_password'} onJoined={joined} />
      )}
    </>
  );
}

/** Before somebody joins: what they may do there, and what they sign in with. */
function RoleAndAddress({ role, email }: { role: TeamRole; email: string }) {
  const { label, may } = roleWords[role];
  return (
    <dl className="mt-6 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5 text-14">
      <dt className="text-ink-faint">Role</dt>
      <dd>
        {label}. <span className="text-ink-soft">{may}.</span>
      </dd>
      <dt className="text-ink-faint">Email</dt>
      <dd className="break-words">{email}</dd>
    </dl>
  );
}

/** The team saw the link, so it alone does not open the account of a person who has one. */
function SignInFirst({ email, onSignIn }: { email: string; onSignIn: () => void }) {
  return (
    <>
      <p className="mt-6 break-words text-14 text-ink-soft">
        {email} already has an account here. Sign in with it, then join.
      </p>
      <Button kind="primary" size="l" full className="mt-6" onClick={onSignIn}>
        Sign in
      </Button>
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
