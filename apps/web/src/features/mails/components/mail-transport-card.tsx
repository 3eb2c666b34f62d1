import type { MailTransport } from '@herald/contract/endpoints/admin-mails';
import { failureOf } from '#lib/api.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { Dot } from '#ui/dot.tsx';
import { Fact } from '#ui/fact.tsx';
import { SettingsCard } from '#ui/settings-card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useMailTransport } from '../api/use-mails.ts';
import { TestMail } from './test-mail.tsx';

export function MailTransportCard({ ownEmail }: { ownEmail: string }) {
  const transport = useMailTransport();
  return (
    <SettingsCard title="Mail" sentence="How invitations, confirmations and notices leave this machine.">
      {transport.data && <Transport transport={transport.data} ownEmail={ownEmail} />}
      {transport.isPending && <TransportLoading />}
      {transport.isLoadingError && (
        <AlertBox
          action={
            <Button
              size="s"
              onClick={() => void transport.refetch()}
              busyText={transport.isFetching && 'Trying again...'}
            >
              Try again
            </Button>
          }
        >
          {`Failed to load the mail server. ${failureOf(transport.error).message}`}
        </AlertBox>
      )}
    </SettingsCard>
  );
}

function Transport({ transport: { server, from }, ownEmail }: { transport: MailTransport; ownEmail: string }) {
  return (
    <>
      <dl className="divide-y divide-line border-line border-b text-14">
        <Fact name="Transport" className="py-2.5">
          <Dot tone={server ? 'good' : 'warn'} className="mr-2.5" />
          {server ? 'SMTP: a worker sends each mail' : 'No mail server: mails are kept here and can be read'}
        </Fact>
        <Fact name="Server" className="py-2.5">
          {server ?? 'None. SMTP_URL in the environment sets one.'}
        </Fact>
        <Fact name="From" className="py-2.5">
          {from}
        </Fact>
      </dl>
      <TestMail ownEmail={ownEmail} hasServer={server !== null} />
    </>
  );
}

function TransportLoading() {
  return (
    <div className="flex flex-col gap-5 py-2">
      <p role="status" className="sr-only">
        Loading the mail server...
      </p>
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="h-4 w-3/5" />
    </div>
  );
}
