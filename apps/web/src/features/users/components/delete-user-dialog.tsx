import type { AdminUser, AdminUserDetails } from '@herald/contract/endpoints/admin-users';
import { useState } from 'react';
import { failureOf } from '#lib/api.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dot } from '#ui/dot.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useDeleteUser, useUserDetails } from '../api/change-users.ts';
import { deletionFigures, deletionLines } from '../rules/deletion-lines.ts';

interface DeleteUserDialogProps {
  user: AdminUser;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks with the numbers of what goes, and for the address, so that nobody is deleted in passing. */
export function DeleteUserDialog({ user: { id, name, email }, onClose, onDeleted = onClose }: DeleteUserDialogProps) {
  const [typed, setTyped] = useState('');
  const details = useUserDetails(id);
  const remove = useDeleteUser();
  const fits = typed.trim().toLowerCase() === email;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      className="max-w-[520px]!"
      title="Delete User"
      question={`Are you sure you want to delete ${name}? This action cannot be undone.`}
      confirmLabel="Delete User"
      isBlocked={!fits || !details.data}
      busyText={remove.isPending && 'Deleting...'}
      onConfirm={() => remove.mutate({ id, name }, { onSuccess: onDeleted })}
    >
      {details.data && <WhatGoes details={details.data} />}
      {details.isPending && <Counting />}
      {details.isError && <AlertBox>Failed to load user data. {failureOf(details.error).message}</AlertBox>}
      <Field
        label={
          <>
            Type <span className="font-mono text-13 [overflow-wrap:anywhere]">{email}</span> to delete
          </>
        }
        className="mt-5"
      >
        <Input
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
    </ConfirmDialog>
  );
}

function WhatGoes({ details }: { details: AdminUserDetails }) {
  return (
    <>
      <dl className="grid grid-cols-4 gap-px overflow-hidden rounded-card border border-line bg-line">
        {deletionFigures(details).map(({ value, label }) => (
          <div key={label} className="flex min-w-0 flex-col-reverse bg-panel px-3 py-2.5">
            <dt className="text-13 text-ink-soft">{label}</dt>
            <dd className="display tnum font-semibold text-20">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-4 flex flex-col gap-2 text-13">
        {deletionLines(details).map(({ tone, text }) => (
          <li key={text} className="flex items-baseline gap-2.5">
            <Dot tone={tone} /> {text}
          </li>
        ))}
      </ul>
    </>
  );
}

function Counting() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">Counting what goes...</span>
      <Skeleton className="h-[70px]" />
      <Skeleton className="h-4 w-3/5" />
      <Skeleton className="h-4 w-4/5" />
    </div>
  );
}
