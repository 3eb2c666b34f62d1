import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '#lib/api.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { deleteClip } from './clip-calls.ts';

interface DeleteClipProps {
  id: string;
  /** As the screen calls it. */
  what: 'take' | 'clip';
}

/** Nobody can film the same thing twice, so it asks. */
export function DeleteClip({ id, what }: DeleteClipProps) {
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => deleteClip(id),
    onSuccess: () => toastSuccess(`The ${what} is deleted`),
    onError: (error) => toastError(`The ${what} was not deleted`, messageOf(error, 'Please try again.')),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button size="s" kind="danger" icon={Trash2} onClick={() => setAsking(true)}>
        Delete {what}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={`Delete this ${what}?`}
        question="It is deleted from this server, with what was found in it. This cannot be undone."
        confirmLabel="Delete"
        onConfirm={() => remove.mutate()}
        busyText={remove.isPending && 'Deleting...'}
      />
    </>
  );
}
