import type { AdminMail, AdminMailDetails } from '@herald/contract/endpoints/admin-mails';
import { Copy, Eye } from 'lucide-react';
import { failureOf } from '#lib/api.ts';
import { exactMoment } from '#lib/dates.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { Fact } from '#ui/fact.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { MailLinks } from '../api/use-mail-links.ts';
import { useMail } from '../api/use-mails.ts';
import { linkNotes } from '../rules/mail-words.ts';

/** What a mail says, and its link for those it may be shown to. */
export function MailReader({ mail, links }: { mail: AdminMail; links: MailLinks }) {
  const details = useMail(mail.id);
  return (
    <div className="flex flex-col gap-4">
      <article className="rounded-card border border-line bg-panel text-13">
        <dl className="grid gap-1.5 border-line border-b px-4 py-3">
          <Fact nameWidth="s" name="To">
            {mail.to}
          </Fact>
          <Fact nameWidth="s" name="Subject">
            {mail.subject}
          </Fact>
          <Fact nameWidth="s" name="Written">
            {exactMoment(mail.created_at)}
          </Fact>
          {mail.sent_at && (
            <Fact nameWidth="s" name="Sent">
              {exactMoment(mail.sent_at)}
            </Fact>
          )}
        </dl>
        <div className="flex flex-col gap-3 px-4 py-4">
          {details.data && <Words mail={details.data} />}
          {details.isPending && <ReaderLoading />}
          {details.isLoadingError && (
            <AlertBox>{`Failed to load this mail. ${failureOf(details.error).message}`}</AlertBox>
          )}
        </div>
      </article>
      <LinkOfMail mail={mail} links={links} />
    </div>
  );
}

/** The button is only drawn: its link opens the account of somebody else. */
function Words({ mail: { lines, button, footer } }: { mail: AdminMailDetails }) {
  return (
    <>
      {lines.map((line) => (
        <p key={line} className="break-words">
          {line}
        </p>
      ))}
      {button && (
        <span className="self-start rounded-control border border-line-strong px-3 py-1.5 font-medium">{button}</span>
      )}
      <p className="break-words text-12 text-ink-faint">{footer}</p>
    </>
  );
}

function LinkOfMail({ mail, links }: { mail: AdminMail; links: MailLinks }) {
  const { state, expires_at } = mail.link;
  if (state === 'none') return null;
  if (state !== 'ready') return <p className="text-13 text-ink-soft">{linkNotes[state]}</p>;
  const link = links.linkOf(mail);
  const note = `Works until ${expires_at ? exactMoment(expires_at) : 'it is used'}. Whoever has it can act as this person.`;
  if (!link) {
    return (
      <div className="flex flex-col items-start gap-2">
        <Button
          size="s"
          icon={Eye}
          busyText={links.isAsking(mail) && 'Loading...'}
          onClick={() => links.show(mail)}
          className="max-md:min-h-11"
        >
          Show link
        </Button>
        <p className="text-13 text-ink-faint">{note}</p>
      </div>
    );
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <Field label="Link" hint={note} className="w-full">
        <Input readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} className="tc" />
      </Field>
      <Button size="s" icon={Copy} onClick={() => links.copy(mail)} className="max-md:min-h-11">
        Copy link
      </Button>
    </div>
  );
}

function ReaderLoading() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading this mail...
      </p>
      <Skeleton className="h-3.5 w-1/3" />
      <Skeleton className="h-3.5 w-5/6" />
      <Skeleton className="h-3.5 w-2/3" />
    </>
  );
}
