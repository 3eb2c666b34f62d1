import type { TeamMember } from '@herald/contract/endpoints/team';
import { Crown } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf } from '#lib/api.ts';
import { showFieldErrors } from '#lib/field-errors.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { OwnPasswordField, ownPasswordRule } from '#ui/own-password-field.tsx';
import { useHandOver } from '../api/use-hand-over.ts';
import type { NewSession } from '../api/use-leave-team.ts';

interface HandOverProps {
  member: TeamMember;
  onDone: (session: NewSession, name: string) => void;
}

/** In the row of an active member, for the owner. */
export function HandOver({ member, onDone }: HandOverProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <IconButton icon={Crown} label={`Make ${member.name} the owner`} onClick={() => setAsking(true)} />
      {isAsking && <HandOverDialog member={member} onDone={onDone} onClose={() => setAsking(false)} />}
    </>
  );
}

function HandOverDialog({ member: { id, name }, onDone, onClose }: HandOverProps & { onClose: () => void }) {
  const form = useForm({ defaultValues: { password: '' } });
  const { mutate, error, isPending } = useHandOver(id, (session) => onDone(session, name));
  const [isOther, setOther] = useState(false);
  const submit = form.handleSubmit(({ password }) =>
    mutate(password, { onError: (failure) => setOther(!showFieldErrors(form, failure)) }),
  );
  return (
    <FormDialog
      title={`Hand the account over to ${name}?`}
      sentence={`${name} becomes the owner of this account with all videos, avatars and sites, and the plan of ${name} counts for it. You stay as a team admin. Your own plan stays with you, in an empty account of your own. Only ${name} can hand it back.`}
      submit="Hand over"
      busyText={isPending && 'Handing over...'}
      isDangerous
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {isOther && <AlertBox>{messageOf(error, 'The account was not handed over. Please try again.')}</AlertBox>}
      <OwnPasswordField
        {...form.register('password', ownPasswordRule)}
        error={form.formState.errors.password?.message}
      />
    </FormDialog>
  );
}
