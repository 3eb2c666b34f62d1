import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { messageOf } from '#lib/api.ts';
import { showFieldErrors } from '#lib/field-errors.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { OwnPasswordField, ownPasswordRule } from '#ui/own-password-field.tsx';
import { useHandOver } from '../api/use-hand-over.ts';
import type { NewSession } from '../api/use-leave-team.ts';
import type { PossibleOwner } from '../rules/possible-owners.ts';
import { NextOwnerChoice } from './next-owner-choice.tsx';

interface HandOverFormProps {
  title: string;
  seats: PossibleOwner[];
  onDone: (session: NewSession, name: string) => void;
  onClose: () => void;
}

/** Asks who takes over, and for the password. */
export function HandOverForm({ title, seats, onDone, onClose }: HandOverFormProps) {
  const form = useForm({ defaultValues: { memberId: '', password: '' } });
  // Before the password is registered, so that it is the first to get the focus where both are missing.
  const { field: choice } = useController({
    control: form.control,
    name: 'memberId',
    rules: { required: 'Please choose the new owner.' },
  });
  const { mutate, error, isPending } = useHandOver();
  const [isOther, setOther] = useState(false);
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ memberId, password }) => {
    setOther(false);
    mutate(
      { id: memberId, password },
      {
        onSuccess: (session) => onDone(session, nameOf(seats, memberId)),
        onError: (failure) => setOther(!showFieldErrors(form, failure)),
      },
    );
  });
  return (
    <FormDialog
      title={title}
      sentence="The new owner gets this account with all videos, avatars and sites, and their plan counts for it. You stay as a team admin. Your own plan stays with you, in an empty account of your own. Only the new owner can hand it back."
      submit="Hand over"
      busyText={isPending && 'Handing over...'}
      isDangerous
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {isOther && <AlertBox>{messageOf(error, 'The account was not handed over. Please try again.')}</AlertBox>}
      <NextOwnerChoice
        seats={seats}
        value={choice.value}
        onChange={choice.onChange}
        firstRef={choice.ref}
        error={errors.memberId?.message}
      />
      <OwnPasswordField {...form.register('password', ownPasswordRule)} error={errors.password?.message} />
    </FormDialog>
  );
}

const nameOf = (seats: PossibleOwner[], id: string) => seats.find(({ member }) => member.id === id)?.member.name ?? '';
