import type { Avatar } from '@herald/contract/endpoints/avatars';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { avatarsQuery } from '#data/avatars.ts';
import { messageOf, request } from '#lib/api.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { keptAvatarDropped } from '../../draft/avatar-changes.ts';
import { useDraft } from '../../draft/use-draft.ts';

/** For the account's own avatars; the library's stay. */
export function RemoveAvatar({ avatar }: { avatar: Avatar }) {
  const { change } = useDraft();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => request('DELETE /a2e/avatars/:id', { params: { id: avatar.id } }),
    onSuccess: ({ message }) => {
      setAsking(false);
      change('avatar', keptAvatarDropped);
      queries.setQueryData(avatarsQuery.queryKey, (all) => all?.filter(({ id }) => id !== avatar.id));
      toastSuccess('Avatar removed', `${message} Videos made with it stay.`);
    },
    onError: (error) => toastError('The avatar was not removed', messageOf(error, 'Please try again.')),
  });
  return (
    <>
      <Button size="s" kind="danger" icon={Trash2} onClick={() => setAsking(true)}>
        Remove {avatar.display_name}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={`Remove ${avatar.display_name}?`}
        question={`The avatar is deleted, and its ${avatar.filmed ? 'clip' : 'picture'} as soon as no video ordered with it needs it. Videos made with it stay. This cannot be undone.`}
        confirmLabel="Remove"
        onConfirm={() => remove.mutate()}
        busyText={remove.isPending && 'Removing...'}
      />
    </>
  );
}
