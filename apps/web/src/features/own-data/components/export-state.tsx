import type { DataExport } from '@herald/contract/endpoints/own-data';
import { Download } from 'lucide-react';
import { longDay } from '#lib/dates.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { Progress } from '#ui/progress.tsx';
import { useRemoveExport } from '../api/export.ts';
import { exportSize, isUnderWay, packedShare, packedText } from '../rules/export-words.ts';

interface ExportStateProps {
  found: DataExport | null;
  onOrder: () => void;
}

export function ExportState({ found, onOrder }: ExportStateProps) {
  if (found && isUnderWay(found)) return <Packing found={found} />;
  if (found?.state === 'ready') return <Ready found={found} />;
  return (
    <div className="flex flex-col items-start gap-4">
      {found?.error ? (
        <AlertBox>{found.error}</AlertBox>
      ) : (
        <p className="text-14">
          Your videos, pictures and sounds as files, consents and everything else as JSON. Packing goes on while you do
          something else.
        </p>
      )}
      <Button onClick={onOrder}>{found?.error ? 'Export again' : 'Export my data'}</Button>
    </div>
  );
}

function Packing({ found }: { found: DataExport }) {
  const stop = useRemoveExport();
  const isWaiting = found.state === 'waiting';
  return (
    <div role="status" className="flex items-center gap-4 max-md:flex-col max-md:items-stretch">
      <div className="min-w-0 flex-1">
        <p className="mb-2 flex flex-wrap justify-between gap-x-4 font-medium text-14">
          {isWaiting ? 'Waiting to be packed' : 'Packing your data'}
          <span className="tnum font-normal text-13 text-ink-soft">{packedText(found)}</span>
        </p>
        <Progress label="Packing your data" done={packedShare(found)} />
        <p className="mt-2 text-13 text-ink-soft">
          {found.is_mailed
            ? 'You get a mail when it is ready. You can leave this page.'
            : 'You can leave this page and come back for the file.'}
        </p>
      </div>
      <Button className="max-md:self-start" busyText={stop.isPending && 'Stopping...'} onClick={() => stop.mutate()}>
        Cancel
      </Button>
    </div>
  );
}

function Ready({ found }: { found: DataExport }) {
  const remove = useRemoveExport();
  return (
    <div role="status" className="flex flex-col items-start gap-4">
      <p className="text-14">
        Your data as of {longDay(found.ordered_at)} is ready: {exportSize(found.bytes_total)}.{' '}
        {found.works_until && `You can download it until ${longDay(found.works_until)}. `}
        <span className="text-ink-soft">Whoever has this file has everything in it, so keep it to yourself.</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {found.download_url && (
          <a href={found.download_url} download className={buttonClass({ kind: 'quiet' })}>
            <Icon of={Download} className="-ml-0.5" />
            Download
          </a>
        )}
        <Button kind="ghost" busyText={remove.isPending && 'Deleting...'} onClick={() => remove.mutate()}>
          Delete the file
        </Button>
      </div>
    </div>
  );
}
