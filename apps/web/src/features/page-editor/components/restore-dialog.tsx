import type { PageVersion } from '@herald/contract/endpoints/admin-pages';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { momentText } from '../rules/save-words.ts';

interface RestoreDialogProps {
  /** Open while there is one. */
  version: PageVersion | undefined;
  onClose: () => void;
  onRestore: (version: PageVersion) => void;
  isRestoring: boolean;
}

/** Asks before a version takes the place of changes that are not saved. */
export function RestoreDialog({ version, onClose, onRestore, isRestoring }: RestoreDialogProps) {
  return (
    <ConfirmDialog
      isOpen={version !== undefined}
      onOpenChange={onClose}
      title="Restore this version?"
      question={`Your changes that are not saved are replaced by the version of ${momentText(version?.saved_at ?? '')}. The page as it is saved stays in Versions.`}
      confirmLabel="Restore"
      onConfirm={() => version && onRestore(version)}
      busyText={isRestoring && 'Restoring...'}
    />
  );
}
