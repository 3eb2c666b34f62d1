import { type AuditEntry, auditQuery } from '@herald/contract/endpoints/audit-log';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useListAddress } from '#data/list-address.ts';
import { Button } from '#ui/button.tsx';
import { refreshAuditLog } from '../api/use-audit-log.ts';
import { AuditDetails } from './audit-details.tsx';
import { AuditList } from './audit-list.tsx';
import { AuditToolbar } from './audit-toolbar.tsx';

/** Who did what in this installation. */
export function AuditLog({ views }: { views: ReactNode }) {
  const place = useListAddress(auditQuery);
  const [shown, setShown] = useState<AuditEntry>();
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = () => {
    setRefreshing(true);
    void refreshAuditLog().finally(() => setRefreshing(false));
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 className="font-semibold text-20">Audit log</h2>
          <p className="text-14 text-ink-soft">Who did what, the newest first. Addresses are kept for 90 days.</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {views}
          <Button icon={RefreshCw} busyText={isRefreshing && 'Refreshing...'} onClick={refresh}>
            Refresh
          </Button>
        </div>
      </div>
      <AuditToolbar query={place.query} onQuery={place.change} />
      <AuditList place={place} onOpen={setShown} selectedId={shown?.id} />
      {shown && <AuditDetails entry={shown} onClose={() => setShown(undefined)} />}
    </div>
  );
}
