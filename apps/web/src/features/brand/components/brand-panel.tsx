import { newBrandKit } from '@herald/contract/brand';
import type { AccountRole } from '@herald/contract/statuses';
import { useBrandKit } from '#data/brand-kit.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { BrandForm } from './brand-form.tsx';

/** What every new film of the account starts with. Owners and administrators of a team change it. */
export function BrandPanel({ role }: { role: AccountRole }) {
  const { data, isPending, refetch, isFetching } = useBrandKit();
  if (isPending) return <Spinner label="Loading brand kit..." />;
  if (!data) {
    return (
      <ErrorState
        title="The brand kit did not load"
        reason="What is saved still holds. It is not shown, so that nothing is saved over it."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  const mayChange = role === 'owner' || role === 'admin';
  if (!mayChange && !data.kit) {
    return (
      <p className="text-14 text-ink-soft">
        This account has no brand kit. Its owner or an administrator can make one.
      </p>
    );
  }
  return (
    <BrandForm saved={data} kitBefore={data.kit ?? newBrandKit} mayChange={mayChange} maySay={role !== 'viewer'} />
  );
}
