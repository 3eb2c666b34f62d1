import type { Site } from '@herald/contract';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useDeleteSite } from '../api/use-site-changes.ts';

export function DeleteSiteDialog({ site, onClose }: { site: Site; onClose: () => void }) {
  const remove = useDeleteSite();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title="Delete Site"
      question={`Are you sure you want to delete "${site.name}"? This action cannot be undone and will also delete the associated database.`}
      confirmLabel="Delete"
      busyText={remove.isPending && 'Deleting...'}
      onConfirm={() => remove.mutate(site, { onSuccess: onClose })}
    />
  );
}
