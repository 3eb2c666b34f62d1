import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { VersionsList } from './versions-list.tsx';

interface VersionsPanelProps extends ComponentProps<typeof VersionsList> {
  isOpen: boolean;
  /** A column beside the page; otherwise a sheet over it. */
  isWide: boolean;
  onClose: () => void;
}

export function VersionsPanel({ isOpen, isWide, onClose, ...list }: VersionsPanelProps) {
  if (!isOpen) return null;
  if (!isWide) {
    return (
      <Dialog isOpen onOpenChange={onClose} title="Versions">
        <VersionsList {...list} />
      </Dialog>
    );
  }
  return (
    <aside
      aria-labelledby="versions"
      className="sticky top-(--bar-height) h-[calc(100dvh-var(--bar-height))] w-[304px] shrink-0 overflow-y-auto border-line border-l px-5 py-4"
    >
      <div className="mb-4 flex items-center justify-between">
        <h2 id="versions" className="font-semibold text-16">
          Versions
        </h2>
        <IconButton icon={X} label="Close versions" onClick={onClose} className="-mr-2" />
      </div>
      <VersionsList {...list} />
    </aside>
  );
}
