import { useForm } from 'react-hook-form';
import { showFieldErrors } from '#lib/field-errors.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { type InvitationLink, type JoinedTeam, useAcceptInvitation } from '../api/use-invitation.ts';

interface JoinTeamFormProps {
  link: InvitationLink;
  needsPassword: boolean;
  onJoined: (joined: JoinedTeam) => void;
}

export function JoinTeamForm({ link, needsPassword, onJoined }: JoinTeamFormProps) {
  const form = useForm({ defaultValues: { password: '' } });
  const accept = useAcceptInvitation(link);
  const submit = form.handleSubmit((values) =>
    accept.mutate(values, {
      onSuccess: ({ data }) => onJoined({ session: data.session, password: values.password }),
      onError: (error) => void showFieldErrors(form, error),
    }),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-9 flex flex-col gap-5">
      {needsPassword && (
        <Field
          label="Choose a password"
          hint="At least 8 characters, and not a common password."
          error={form.formState.errors.password?.message}
        >
          <PasswordInput
            {...form.register('password', { required: 'Please choose a password.' })}
            autoComplete="new-password"
            required
          />
        </Field>
      )}
      <Button type="submit" kind="primary" size="l" full busyText={accept.isPending && 'Joining...'}>
        Join the team
      </Button>
    </form>
  );
}
