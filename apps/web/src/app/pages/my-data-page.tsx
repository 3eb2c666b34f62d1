import { errorTable } from '@herald/contract/errors';
import { ArrowLeft } from 'lucide-react';
import { ConsentsCard } from '#features/own-data/components/consents-card.tsx';
import { DeletionCard } from '#features/own-data/components/deletion-card.tsx';
import { ExportCard } from '#features/own-data/components/export-card.tsx';
import { endSession, useSession } from '#features/session/api/session.ts';
import { paths } from '#lib/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';

export function MyDataPage() {
  const { user } = useSession();
  const refusal = user?.impersonator ? errorTable.acts_as_other.text : undefined;
  return (
    <div className="mx-auto w-full max-w-[920px]">
      <TextLink to={paths.settings} className="inline-flex items-center gap-2.5 text-14 text-ink-soft no-underline">
        <Icon of={ArrowLeft} size={14} />
        Account Settings
      </TextLink>
      <PageHeading className="mt-3" line="What is kept about you and the people you film, and how it goes">
        My data
      </PageHeading>
      {user && (
        <div className="mt-6 flex flex-col gap-4">
          <ConsentsCard mayRevoke={user.account.role !== 'viewer'} />
          {user.account.role === 'owner' && <ExportCard refusal={refusal} />}
          {user.account.role === 'owner' && <DeletionCard refusal={refusal} onDeleted={endSession} />}
        </div>
      )}
    </div>
  );
}
