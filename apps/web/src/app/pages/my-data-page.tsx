import { errorTable } from '@herald/contract/errors';
import { Link } from 'react-router';
import { ConsentsCard } from '#features/own-data/components/consents-card.tsx';
import { DeletionCard } from '#features/own-data/components/deletion-card.tsx';
import { ExportCard } from '#features/own-data/components/export-card.tsx';
import { OwnerOnlyCard } from '#features/own-data/components/owner-only-card.tsx';
import { endSession, useSession } from '#features/session/api/session.ts';
import { paths } from '#lib/paths.ts';
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
          <p className="text-13 text-ink-soft">
            What a moderator removed, and the answer to your appeal:{' '}
            <Link to={paths.removed} className="underline underline-offset-4">
              Removed by a moderator
            </Link>
          </p>
        </div>
      )}
    </BelowSettings>
  );
}
