import { limits } from '@herald/contract/limits';
import { useState } from 'react';
import { failureOf } from '#lib/api.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { SettingsCard } from '#ui/settings-card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useExport } from '../api/export.ts';
import { ExportDialog } from './export-dialog.tsx';
import { ExportState } from './export-state.tsx';

interface ExportCardProps {
  /** Why it cannot be done in this session. */
  refusal: string | undefined;
}

/** Everything of the account in one file: ordered, packed, downloaded. */
export function ExportCard({ refusal }: ExportCardProps) {
  const latest = useExport({ isEnabled: refusal === undefined });
  const [isAsking, setAsking] = useState(false);
  return (
    <SettingsCard
      title="Export"
      sentence={`Everything of yours in one file, ready for another Herald. It is kept for ${limits.exportDays} days.`}
    >
      {refusal && <p className="text-13 text-ink-faint">{refusal}</p>}
      {!refusal && latest.isPending && (
        <div role="status">
          <span className="sr-only">Looking for an export...</span>
          <Skeleton className="h-10" />
        </div>
      )}
      {latest.isError && <AlertBox>We couldn’t look for an export. {failureOf(latest.error).message}</AlertBox>}
      {latest.data !== undefined && <ExportState found={latest.data} onOrder={() => setAsking(true)} />}
      {isAsking && <ExportDialog onClose={() => setAsking(false)} />}
    </SettingsCard>
  );
}
