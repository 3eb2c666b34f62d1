import type { AudioClip } from '@herald/contract/endpoints/speech';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { refreshLimits } from '#data/limits.ts';
import { ownSoundsQuery } from '#data/own-sounds.ts';
import { messageOf, request } from '#lib/api.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useDraftStore } from '../draft/use-draft.ts';
import { dropClip } from './take-clip.ts';

/** Deletes a sound of the account; a draft that has it needs another one. */
export function DeleteSound({ clip: { audio_id: id, name } }: { clip: AudioClip }) {
  const store = useDraftStore();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => request('DELETE /audio/:id', { params: { id } }),
    onSuccess: () => {
      if (store.read().content.voice.audioId === id) dropClip(store);
      queries.setQueryData(ownSoundsQuery.queryKey, (all) => all?.filter(({ audio_id }) => audio_id !== id));
      refreshLimits();
      toastSuccess('Audio deleted', 'Finished videos stay.');
    },
    onError: (error) => toastError('The audio was not deleted', messageOf(error, 'Please try again.')),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <IconButton icon={Trash2} label={`Delete ${name}`} onClick={() => setAsking(true)} />
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Delete this audio?"
        question={`${name} is deleted. Finished videos with it stay. This cannot be undone.`}
        confirmLabel="Delete"
        onConfirm={() => remove.mutate()}
        busyText={remove.isPending && 'Deleting...'}
      />
    </>
  );
}
