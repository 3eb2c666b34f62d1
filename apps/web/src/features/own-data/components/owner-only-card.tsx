import type { SessionUser } from '@herald/contract/endpoints/session-user';
import { SettingsCard } from '#ui/settings-card.tsx';

/** Why a member finds no export and no deletion here, and where theirs are. */
export function OwnerOnlyCard({ user: { account, accounts } }: { user: SessionUser }) {
  const hasOwn = accounts.some(({ role }) => role === 'owner');
  return (
    <SettingsCard title="Export and deletion" sentence="They take a whole account, so they are for its owner.">
      <p className="text-14">You work in the account of {account.owner_name}. Only they can export or delete it.</p>
      {hasOwn && (
        <p className="mt-2 text-14 text-ink-soft">
          You have an account of your own too, with your sign-in. To export or delete it, choose it in the menu under
          your name and open this page again.
        </p>
      )}
    </SettingsCard>
  );
}
