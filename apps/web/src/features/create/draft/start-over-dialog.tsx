import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api.ts';
import { toastError } from '../../../lib/toast.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useDraftStore } from './draft-context.ts';

interface StartOverDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function StartOverDialog({ isOpen, onOpenChange }: StartOverDialogProps) {
  const store = useDraftStore();
  const startOver = useMutation({
    mutationFn: () => store.startOver(),
    onSuccess: () => onOpenChange(false),
    onError: (error) => toastError('Nothing was changed', messageOf(error, 'The draft could not be cleared.')),
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Start over?"
      question="Avatar, voice and scene of this draft go back to the beginning. This cannot be undone. Avatars you made stay in your library."
      confirmLabel="Start over"
      onConfirm={() => startOver.mutate()}
      busyText={startOver.isPending && 'Clearing...'}
    />
  );
}
