import { X } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { Progress } from '#ui/progress.tsx';
import type { MaterialOnItsWay } from './use-material-upload.ts';

/** What is uploaded or prepared, with how far it is. */
export function SendingTile({ sending, onCancel }: { sending: MaterialOnItsWay; onCancel: () => void }) {
  const { name, stage, share } = sending;
  return (
    <div className="flex aspect-[4/5] w-full flex-col justify-end rounded-control bg-well p-2">
      <span className="mb-auto self-end">
        <IconButton size="s" icon={X} label={`Stop ${name}`} onClick={onCancel} />
      </span>
      <span className="truncate font-medium text-13">{name}</span>
      <span role="status" className="tnum mb-2 text-12 text-ink-faint">{`${stage}, ${Math.floor(share * 100)}%`}</span>
      <Progress label={stage} done={share} />
    </div>
  );
}
