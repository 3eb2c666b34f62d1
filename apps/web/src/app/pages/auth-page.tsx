import { errorTable } from '@herald/contract/errors';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useSiteInfo } from '#features/session/api/use-site-info.ts';
import { AuthForm, type AuthMode } from '#features/session/components/auth-form.tsx';
import { CodeStep } from '#features/session/components/code-step.tsx';
import { PasskeyButton } from '#features/session/components/passkey-button.tsx';
import { useSiteName } from '#lib/site-name.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { AuthLayout } from '../layouts/auth-layout.tsx';
import { readSignInState } from '../sign-in-state.ts';

const wordsFor = (siteName: string) => ({
  login: {
    heading: 'Welcome Back',
    tabTitle: 'Sign in',
    line: 'Sign in to your account to continue creating',
    question: `New to ${siteName}?`,
    other: 'Create Account',
  },
  signup: {
    heading: 'Get Started',
    tabTitle: 'Create account',
    line: 'Create your account to start making videos',
    question: 'Already have an account?',
    other: 'Sign In',
  },
});

function modeOf(state: unknown): AuthMode {
  const isSignup = typeof state === 'object' && state !== null && 'mode' in state && state.mode === 'signup';
  return isSignup ? 'signup' : 'login';
}

export function AuthPage() {
  const { state, key } = useLocation();
  const [chosen, setChosen] = useState({ key, mode: modeOf(state) });
  const mode = chosen.key === key ? chosen.mode : modeOf(state);
  const { isOver, isRemoved, isOverElsewhere, email } = readSignInState(state);
  const [ticket, setTicket] = useState<string>();
  const { data: site } = useSiteInfo();
  const isClosed = site?.registration_enabled === false;
  const text = wordsFor(useSiteName())[mode];
  if (ticket) {
    return (
      <AuthLayout>
        <PageHeading size="hero" line="Enter the code from your authenticator app" tabTitle="Sign in">
          One more step
        </PageHeading>
        <CodeStep ticket={ticket} onBack={() => setTicket(undefined)} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout>
      <PageHeading size="hero" line={text.line} tabTitle={text.tabTitle}>
        {text.heading}
      </PageHeading>
      {site?.maintenance_mode && (
        <Notice>{`${errorTable.maintenance.text} Only administrators can sign in now.`}</Notice>
      )}
      {mode === 'signup' && isClosed && <Notice>Registration is closed at the moment.</Notice>}
      {mode === 'login' && isOver && <Notice>Your session has ended. Sign in to continue where you left off.</Notice>}
      {mode === 'login' && isRemoved && (
        <Notice>You no longer belong to this team. Sign in to go on in your own account.</Notice>
      )}
      {mode === 'login' && isOverElsewhere && (
        <Notice>You were signed out in another tab. Sign in to continue where you left off.</Notice>
      )}
      <AuthForm mode={mode} email={email} onCodeAsked={setTicket} />
      {mode === 'login' && <PasskeyButton />}
      {(mode === 'signup' || !isClosed) && (
        <p className="mt-8 text-14 text-ink-soft">
          {text.question}{' '}
          <TextButton
            className="font-medium text-ink"
            onClick={() => setChosen({ key, mode: mode === 'login' ? 'signup' : 'login' })}
          >
            {text.other}
          </TextButton>
        </p>
      )}
    </AuthLayout>
  );
}

function Notice({ children }: { children: string }) {
  return (
    <p role="status" className="mt-5 border-line-strong border-l-2 pl-3 text-14 text-ink-soft">
      {children}
    </p>
  );
}
