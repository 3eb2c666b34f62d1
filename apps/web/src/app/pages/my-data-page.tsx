import { errorTable } from '@herald/contract/errors';
import { ConsentsCard } from '#features/own-data/components/consents-card.tsx';
import { DeletionCard } from '#features/own-data/components/deletion-card.tsx';
import { ExportCard } from '#features/own-data/components/export-card.tsx';
import { OwnerOnlyCard } from '#features/own-data/components/owner-only-card.tsx';
import { endSession, useSession } from '#features/session/api/session.ts';
import { BelowSettings } from './below-settings.tsx';

export function MyDataPage() {
  const { user } = useSession();
  const refusal = user?.impersonator ? errorTable.acts_as_other.text : undefined;
  return (
    <BelowSettings title="My data" line="What is kept about you and the people you film, and how it goes">
      {user && (
        <div className="flex flex-col gap-4">
          <ConsentsCard mayRevoke={user.account.role !== 'viewer'} />
          {user.account.role === 'owner' ? (
            <>
              <ExportCard refusal={refusal} />
              <DeletionCard refusal={refusal} onDeleted={endSession} />
            </>
          ) : (
            <OwnerOnlyCard user={user} />
          )}
        </div>
      )}
    </BelowSettings>
  );
}
