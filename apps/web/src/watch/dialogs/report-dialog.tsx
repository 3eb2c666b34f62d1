import type { ReportReason } from '@herald/contract';
import { type FormEvent, useState } from 'react';
import { messageOf, request } from '../../lib/api.ts';
import { toastSuccess } from '../../lib/toast.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { ReasonChoice } from './reason-choice.tsx';

const formId = 'report';
const maxDetails = 2000;

/** Tells the moderators what is wrong with a video. */
export function ReportDialog({ slug, onClose }: { slug: string; onClose: () => void }) {
  const [reason, setReason] = useState<ReportReason>();
  const [details, setDetails] = useState('');
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!reason) return setError('Please choose what is wrong.');
    setSending(true);
    setError(undefined);
    try {
      const body = { reason, details };
      const { message } = await request('POST /videos/slug/:slug/report', { params: { slug }, body });
      toastSuccess('Report sent', message);
      onClose();
    } catch (failure) {
      setError(messageOf(failure, 'The report could not be sent. Please try again.'));
      setSending(false);
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Report this video"
      description="Our moderators look at every report. The person who made the video does not learn who sent it."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" form={formId} busyText={isSending && 'Sending…'}>
            Send report
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void send(event)} className="flex flex-col gap-5" noValidate>
        <ReasonChoice value={reason} onChange={setReason} />
        <Field label="What should we know?" optional hint="A time in the video or a link helps.">
          <Textarea
            rows={3}
            maxLength={maxDetails}
            value={details}
            onChange={(event) => setDetails(event.target.value)}
          />
        </Field>
        {error && <AlertBox>{error}</AlertBox>}
      </form>
    </Dialog>
  );
}
