import type { SessionUser } from '@herald/contract/endpoints/session-user';
import { ErrorState } from '#ui/error-state.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useProfile } from '../api/use-profile.ts';
import { ProfileForm } from './profile-form.tsx';
import { ProfileHead } from './profile-head.tsx';

interface ProfilePanelProps {
  user: SessionUser;
  /** False where this installation has no mail server. */
  sendsMail: boolean;
  /** The name or the picture is another one. */
  onChanged: () => void;
}

/** Who the signed-in user is to others. */
export function ProfilePanel({ user, sendsMail, onChanged }: ProfilePanelProps) {
  const profile = useProfile();
  if (profile.isPending) return <Spinner label="Loading profile..." />;
  if (!profile.data) {
    return (
      <ErrorState
        title="Failed to load profile data."
        reason={profile.error.message}
        onRetry={() => void profile.refetch()}
        isRetrying={profile.isFetching}
      />
    );
  }
  // The session hears of another address first.
  const shown = { ...profile.data, email: user.email };
  return (
    <div className="flex flex-col gap-4">
      <ProfileHead user={user} profile={shown} sendsMail={sendsMail} onChanged={onChanged} />
      <ProfileForm profile={shown} onChanged={onChanged} />
    </div>
  );
}
