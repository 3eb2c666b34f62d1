import type { ConsentEntry } from '@herald/contract/endpoints/own-data';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { failureOf } from '#lib/api.ts';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useConsents } from '../api/consents.ts';
import { byPerson, consentsCsv } from '../rules/consent-words.ts';
import { ConsentRow } from './consent-row.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';

/** Whose face the account uses; who may edit can end it. */
export function ConsentsCard({ mayRevoke }: { mayRevoke: boolean }) {
  const consents = useConsents();
  const [ending, setEnding] = useState<readonly ConsentEntry[]>();
  const list = consents.data ?? [];
  return (
    <Panel className="p-5 md:p-7" aria-labelledby="consents-heading">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 id="consents-heading" className="font-semibold text-16">
            Consents
          </h2>
          <p className="mt-1.5 text-13 text-ink-faint">Whose face you use here, who agreed to what, and when.</p>
        </div>
        {list.length > 0 && (
          <Button
            size="s"
            icon={Download}
            onClick={() => saveFile(new Blob([consentsCsv(list)], { type: 'text/csv' }), 'consents.csv')}
          >
            CSV
          </Button>
        )}
      </div>
      <div className="mt-4">
        {consents.isPending && <ConsentsLoading />}
        {consents.isError && (
          <ErrorState
            title="We couldn’t load the consents"
            reason={failureOf(consents.error).message}
            onRetry={() => void consents.refetch()}
            isRetrying={consents.isFetching}
          />
        )}
        {consents.data && list.length === 0 && (
          <p className="text-14 text-ink-soft">
            Nobody has agreed to the use of a face yet. A consent is recorded here when you make an avatar from a photo
            or film yourself.
          </p>
        )}
        <ul>
          {byPerson(list).map((looks) =>
            looks.map((consent, at) => (
              <ConsentRow
                key={consent.avatar_id}
                consent={consent}
                looks={at === 0 ? looks.length : 0}
                onRevoke={mayRevoke && at === 0 ? () => setEnding(looks) : undefined}
              />
            )),
          )}
        </ul>
      </div>
      {ending && <RevokeDialog looks={ending} onClose={() => setEnding(undefined)} />}
    </Panel>
  );
}

function ConsentsLoading() {
  return (
    <div role="status" className="flex flex-col gap-4 border-line border-t pt-3">
      <span className="sr-only">Loading consents...</span>
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  );
}
