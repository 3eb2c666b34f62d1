import { Send } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { messageOf } from '#lib/api.ts';
import { showFieldErrors } from '#lib/field-errors.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { Dot } from '#ui/dot.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useTestMail } from '../api/use-mails.ts';

interface TestMailProps {
  ownEmail: string;
  hasServer: boolean;
}

/** Sends a mail now and shows what the server says to it. */
export function TestMail({ ownEmail, hasServer }: TestMailProps) {
  const form = useForm({ defaultValues: { to: ownEmail } });
  const { errors } = form.formState;
  const sending = useTestMail();
  const submit = form.handleSubmit(({ to }) =>
    sending.mutate(to, { onError: (error) => void showFieldErrors(form, error) }),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 flex flex-col gap-3">
      <Field
        label="Send a test mail to"
        error={errors.to?.message}
        hint={
          hasServer
            ? 'It is sent now, and you see what the mail server says to it.'
            : 'Without a mail server, mails wait below. Copy their links and pass them on yourself.'
        }
      >
        <div className="flex flex-wrap gap-2">
          <Input
            {...form.register('to', { required: 'Please enter an email address.' })}
            type="email"
            autoComplete="off"
            disabled={!hasServer}
            className="min-w-[200px] flex-1"
          />
          <Button
            type="submit"
            size="toolbar"
            icon={Send}
            disabled={!hasServer}
            busyText={sending.isPending && 'Sending...'}
          >
            Send test mail
          </Button>
        </div>
      </Field>
      {sending.data?.is_accepted && (
        <p role="status" className="flex items-baseline gap-2.5 text-13">
          <Dot tone="good" />
          {sending.data.message}
        </p>
      )}
      {sending.data?.is_accepted === false && <AlertBox>{sending.data.message}</AlertBox>}
      {sending.isError && !errors.to && (
        <AlertBox>{messageOf(sending.error, 'Failed to send the test mail.')}</AlertBox>
      )}
    </form>
  );
}
