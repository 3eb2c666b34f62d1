import { type News, paragraphsOf } from '@herald/contract/endpoints/admin-mails';
import { limits } from '@herald/contract/limits';
import { Megaphone, Send } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf } from '#lib/api.ts';
import { showFieldErrors } from '#lib/field-errors.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dot } from '#ui/dot.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { SettingsCard } from '#ui/settings-card.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useMailings, useStartMailing, useTestMailing } from '../api/use-mailings.ts';
import { noticeOf, peopleText } from '../rules/mailing-words.ts';
import { MailingList } from './mailing-list.tsx';
import { NewsPreview } from './news-preview.tsx';

interface WriteToCustomersProps {
  ownEmail: string;
  hasServer: boolean;
}

const EMPTY: News = { subject: '', text: '' };

/** News for those who asked for them, with a look at it and a try before it goes. */
export function WriteToCustomers({ ownEmail, hasServer }: WriteToCustomersProps) {
  const form = useForm<News>({ defaultValues: EMPTY });
  const [asked, setAsked] = useState<News>();
  const { data } = useMailings();
  const testing = useTestMailing();
  const starting = useStartMailing();
  const { errors } = form.formState;
  const { subject, text } = form.watch();
  const showErrors = { onError: (error: Error) => void showFieldErrors(form, error) };
  const test = form.handleSubmit((news) => testing.mutate(news, showErrors));
  const ask = form.handleSubmit((news) => setAsked(news));
  const send = () => {
    if (!asked) return;
    starting.mutate(asked, {
      onError: showErrors.onError,
      onSuccess: () => form.reset(EMPTY),
      onSettled: () => setAsked(undefined),
    });
  };
  const maySend = hasServer && data !== undefined && data.recipients > 0;
  return (
    <SettingsCard
      title="Write to customers"
      sentence="News for people who turned on “News and offers” in their preferences."
    >
      <form noValidate onSubmit={(event) => void ask(event)} className="flex flex-col gap-4">
        <Field label="Subject" error={errors.subject?.message}>
          <Input
            {...form.register('subject', { required: 'Please enter a subject.' })}
            maxLength={limits.newsSubjectCharacters}
            autoComplete="off"
          />
        </Field>
        <Field label="Text" error={errors.text?.message} hint="Plain text. A blank line begins a paragraph.">
          <Textarea
            {...form.register('text', { required: 'Please enter a text.' })}
            rows={6}
            className="min-h-36"
            maxLength={limits.newsCharacters}
          />
        </Field>
        <NewsPreview subject={subject} lines={paragraphsOf(text)} footer={data?.footer ?? ''} />
        <p className="text-13 text-ink-soft">{noticeOf({ hasServer, recipients: data?.recipients })}</p>
        <div className="flex flex-wrap gap-2">
          <Button
            icon={Send}
            disabled={!hasServer}
            busyText={testing.isPending && 'Sending...'}
            onClick={() => void test()}
          >
            Send a test to me
          </Button>
          <Button type="submit" kind="primary" icon={Megaphone} disabled={!maySend}>
            {data ? `Send to ${peopleText(data.recipients)}` : 'Send'}
          </Button>
        </div>
        {testing.data?.is_accepted && (
          <p role="status" className="flex items-baseline gap-2.5 text-13">
            <Dot tone="good" />
            {`Sent to ${ownEmail}. ${testing.data.message}`}
          </p>
        )}
        {testing.data?.is_accepted === false && <AlertBox>{testing.data.message}</AlertBox>}
        {testing.isError && <AlertBox>{messageOf(testing.error, 'Failed to send the test mail.')}</AlertBox>}
      </form>
      {data && <MailingList mailings={data.mailings} />}
      <ConfirmDialog
        isOpen={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title="Send this mail?"
        question={`“${asked?.subject ?? ''}” goes to ${peopleText(data?.recipients ?? 0)}. You cannot take it back.`}
        confirmLabel="Send"
        onConfirm={send}
        busyText={starting.isPending && 'Sending...'}
      />
    </SettingsCard>
  );
}
