import { Dot } from '#ui/dot.tsx';
import { useMailTransport } from '../api/use-mails.ts';
import { MailTransportCard } from './mail-transport-card.tsx';
import { MailsPanel } from './mails-panel.tsx';
import { WriteToCustomers } from './write-to-customers.tsx';

/** How mail leaves the installation, and the mails themselves. */
export function MailSettings({ ownEmail }: { ownEmail: string }) {
  const { data: transport } = useMailTransport();
  return (
    <>
      <MailTransportCard ownEmail={ownEmail} />
      <MailsPanel hasServer={transport?.server != null} />
      <WriteToCustomers ownEmail={ownEmail} hasServer={transport?.server != null} />
    </>
  );
}

/** How many mails were not sent, beside the name of the place. */
export function MailMark() {
  const { data: transport } = useMailTransport();
  if (!transport?.not_sent) return null;
  return (
    <span className="tnum relative flex items-center gap-2 text-12 text-ink-faint">
      <Dot tone="warn" />
      {transport.not_sent.toLocaleString('en-US')}
      <span className="sr-only">not sent</span>
    </span>
  );
}
