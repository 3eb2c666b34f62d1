import { ErrorState } from '#ui/error-state.tsx';
import { useSecurity } from '../api/security-queries.ts';
import { ActivityCard } from './activity-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';

interface SecurityPanelProps {
  /** The person alone changes what is here: an administrator in their place can only look. */
  isReadOnly: boolean;
  /** False where this installation has no mail server. */
  sendsMail: boolean;
}

/** What protects the account of the signed-in user. */
export function SecurityPanel({ isReadOnly, sendsMail }: SecurityPanelProps) {
  const { data, isLoadingError, isFetching, refetch } = useSecurity();
  if (isLoadingError) {
    return (
      <ErrorState
        title="Failed to load security settings."
        reason="Your password and your sessions are as they were."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (!data) {
    return (
      <p role="status" className="text-14 text-ink-soft">
        Loading security settings...
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {isReadOnly ? (
        <p className="border-line-strong border-l-2 pl-3 text-14 text-ink-soft">
          You are signed in as another person. Only they can change what is on this page.
        </p>
      ) : (
        <PasswordCard />
      )}
      <TwoFactorCard state={data.two_factor} isReadOnly={isReadOnly} />
      <PasskeysCard isReadOnly={isReadOnly} />
      <SessionsCard settings={data.security_settings} isReadOnly={isReadOnly} sendsMail={sendsMail} />
      <ActivityCard />
    </div>
  );
}
