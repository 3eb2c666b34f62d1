import type { PublicVideo } from '@herald/contract/endpoints/watch';
import type { ReportReason } from '@herald/contract/statuses';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { messageOf, request } from '#lib/api.ts';
import { toastSuccess } from '#lib/toast.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';

const reasons: readonly { value: ReportReason; label: string }[] = [
  { value: 'misleading', label: 'It is misleading or false' },
  { value: 'impersonation', label: 'It shows a person who did not agree to it' },
  { value: 'offensive', label: 'It is hateful, violent or sexual' },
  { value: 'illegal', label: 'It sells or shows something illegal' },
  { value: 'spam', label: 'It is spam' },
  { value: 'other', label: 'Something else' },
];

const FORM_ID = 'report';

const MAX_DETAILS = 2000;

/** Reports what is wrong with a video to the administrators. */
export function ReportDialog({ video, onClose }: { video: PublicVideo; onClose: () => void }) {
  const [reason, setReason] = useState<ReportReason>();
  const [details, setDetails] = useState('');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [email, setEmail] = useState('');
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const [spanErrors, setSpanErrors] = useState<SpanErrors>({});
  const [fromInput, toInput] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const sendsMail = useSendsMail();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const span = { from_seconds: secondsOf(from), to_seconds: secondsOf(to) };
    const wrong = spanErrorsOf(span);
    setSpanErrors(wrong);
    setError(reason ? undefined : 'Please choose what is wrong.');
    if (wrong.from ?? wrong.to) (wrong.from ? fromInput : toInput).current?.focus();
    if (!reason || wrong.from || wrong.to) return;
    setSending(true);
    try {
      const { slug, session } = video;
      const body = { reason, details, session, ...definedOf(span), ...(email.trim() && { email }) };
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
      description="A moderator of this site reads your report. The owner of the video is not told who sent it."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" form={FORM_ID} busyText={isSending && 'Sending…'}>
            Send report
          </Button>
        </>
      }
    >
      <form id={FORM_ID} onSubmit={(event) => void send(event)} className="flex flex-col gap-5" noValidate>
        <ReasonChoice value={reason} onChange={setReason} />
        <div className="grid grid-cols-2 gap-3">
          <Field label="From" optional error={spanErrors.from}>
            <Input ref={fromInput} value={from} placeholder="0:00" onChange={({ target }) => setFrom(target.value)} />
          </Field>
          <Field label="To" optional error={spanErrors.to}>
            <Input ref={toInput} value={to} placeholder="0:00" onChange={({ target }) => setTo(target.value)} />
          </Field>
        </div>
        <Field label="What should we know?" optional>
          <Textarea
            rows={3}
            maxLength={MAX_DETAILS}
            value={details}
            onChange={(event) => setDetails(event.target.value)}
          />
        </Field>
        {sendsMail && (
          <Field
            label="Your email address"
            optional
            hint="We write to it once, when a moderator has decided. We forget it after 90 days."
          >
            <Input type="email" autoComplete="email" value={email} onChange={({ target }) => setEmail(target.value)} />
          </Field>
        )}
        {error && <AlertBox>{error}</AlertBox>}
      </form>
    </Dialog>
  );
}

/** Where no mail can be sent, nobody is asked for an address. */
function useSendsMail(): boolean {
  const [sendsMail, setSendsMail] = useState(false);
  useEffect(() => {
    request('GET /site')
      .then(({ data }) => setSendsMail(data.sends_mail))
      .catch(() => undefined);
  }, []);
  return sendsMail;
}

interface Span {
  from_seconds: number | undefined;
  to_seconds: number | undefined;
}

interface SpanErrors {
  from?: string;
  to?: string;
}

const TIME_WORDS = 'Write minutes and seconds, for example 0:12.';

function spanErrorsOf({ from_seconds, to_seconds }: Span): SpanErrors {
  const wrong: SpanErrors = {};
  if (Number.isNaN(from_seconds)) wrong.from = TIME_WORDS;
  if (Number.isNaN(to_seconds)) wrong.to = TIME_WORDS;
  else if (to_seconds !== undefined && to_seconds < (from_seconds ?? 0))
    wrong.to = 'The end comes before the beginning.';
  return wrong;
}

/** "1:05" or "65"; nothing for an empty field, and no number for anything else. */
function secondsOf(typed: string): number | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const [, minutes = '0', seconds] = /^(?:(\d{1,3}):)?(\d{1,4})$/.exec(text) ?? [];
  return seconds === undefined ? Number.NaN : Number(minutes) * 60 + Number(seconds);
}

const definedOf = ({ from_seconds, to_seconds }: Span) => ({
  ...(from_seconds !== undefined && { from_seconds }),
  ...(to_seconds !== undefined && { to_seconds }),
});

interface ReasonChoiceProps {
  value: ReportReason | undefined;
  onChange: (reason: ReportReason) => void;
}

function ReasonChoice({ value, onChange }: ReasonChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-13">What is wrong with it?</legend>
      {reasons.map((reason) => (
        <label
          key={reason.value}
          className="-mx-2 flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-2 text-14 hover:bg-raised max-md:min-h-11"
        >
          <input
            type="radio"
            name="reason"
            value={reason.value}
            checked={value === reason.value}
            onChange={() => onChange(reason.value)}
            className="size-4 accent-ink"
          />
          {reason.label}
        </label>
      ))}
    </fieldset>
  );
}
