import type { AdminMail } from '@herald/contract/endpoints/admin-mails';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { failureOf } from '#lib/api.ts';
import { useIsWide } from '#lib/use-is-wide.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Pager } from '#ui/pager.tsx';
import { Panel } from '#ui/panel.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { useMailLinks } from '../api/use-mail-links.ts';
import { useMails, useResendAll } from '../api/use-mails.ts';
import { viewWords } from '../rules/mail-words.ts';
import { type MailsQuery, readMailsQuery, writeMailsQuery } from '../rules/mails-query.ts';
import { MailList, MailsLoading, NoMails } from './mail-list.tsx';
import { MailReader } from './mail-reader.tsx';

/** The mails of the installation: beside the list there is the mail, on smaller screens in a dialog. */
export function MailsPanel({ hasServer }: { hasServer: boolean }) {
  const [address, setAddress] = useSearchParams();
  const [opened, setOpened] = useState<AdminMail>();
  const isWide = useIsWide();
  const links = useMailLinks();
  const query = readMailsQuery(address);
  const mails = useMails(query);
  const change = (changes: Partial<MailsQuery>) => {
    setOpened(undefined);
    setAddress((now) => writeMailsQuery(now, changes), { replace: true, preventScrollReset: true });
  };
  if (mails.isLoadingError) {
    return (
      <ErrorState
        title="Failed to load the mails."
        reason={failureOf(mails.error).message}
        onRetry={() => void mails.refetch()}
        isRetrying={mails.isFetching}
      />
    );
  }
  const { data: rows = [], total = 0, current_page = 1, last_page = 1, from, to } = mails.data ?? {};
  const present = rows.find(({ id }) => id === opened?.id);
  const beside = present ?? rows[0];
  return (
    <Panel>
      <MailsHead query={query} total={total} hasServer={hasServer} onView={(view) => change({ view })} />
      {mails.isPending && <MailsLoading />}
      {mails.data && rows.length === 0 && (
        <NoMails view={query.view} onLastPage={total > 0 ? () => change({ ...query, page: last_page }) : undefined} />
      )}
      {rows.length > 0 && (
        <div className="xl:grid xl:grid-cols-[1fr_360px]">
          <div className="min-w-0">
            <MailList
              rows={rows}
              selectedId={isWide ? beside?.id : opened?.id}
              isOutdated={mails.isPlaceholderData}
              onOpen={setOpened}
              {...{ links, hasServer }}
            />
            <div className="border-line border-t px-4 pt-3 pb-4 text-13 text-ink-faint">
              <p>{footNote(hasServer)}</p>
              {last_page > 1 && (
                <Pager
                  page={current_page}
                  pageCount={last_page}
                  onChange={(page) => change({ ...query, page })}
                  summary={`Showing ${from ?? 0} to ${to ?? 0} of ${total.toLocaleString('en-US')} mails`}
                />
              )}
            </div>
          </div>
          {isWide && beside && (
            <aside aria-label="Mail" className="min-w-0 rounded-br-card border-line border-l bg-ground p-4">
              <MailReader key={beside.id} mail={beside} links={links} />
            </aside>
          )}
        </div>
      )}
      {!isWide && opened && (
        <Dialog
          isOpen
          isLarge
          onOpenChange={() => setOpened(undefined)}
          title={opened.subject}
          className="md:max-w-[560px]"
        >
          <MailReader mail={present ?? opened} links={links} />
        </Dialog>
      )}
    </Panel>
  );
}

function footNote(hasServer: boolean): string {
  const kept = 'Mails are kept for 30 days. The audit log records who showed or copied a link.';
  return hasServer ? kept : `${kept} To resend mails, set up a mail server.`;
}

interface MailsHeadProps {
  query: MailsQuery;
  total: number;
  hasServer: boolean;
  onView: (view: MailsQuery['view']) => void;
}

const views = Object.entries(viewWords).map(([value, { label }]) => ({ value: value as MailsQuery['view'], label }));

function MailsHead({ query: { view }, total, hasServer, onView }: MailsHeadProps) {
  const resending = useResendAll();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-line border-b p-4">
      <h2 className="flex items-baseline gap-2.5 font-semibold text-16">
        {viewWords[view].heading}
        <span className="tnum font-normal text-13 text-ink-faint">{total.toLocaleString('en-US')}</span>
      </h2>
      <div className="flex flex-wrap gap-2">
        <Segmented label="Which mails" segments={views} value={view} onChange={onView} />
        {view === 'not_sent' && (
          <Button
            size="toolbar"
            icon={RotateCcw}
            disabled={!hasServer || total === 0}
            busyText={resending.isPending && 'Resending...'}
            onClick={() => resending.mutate()}
          >
            Resend all
          </Button>
        )}
      </div>
    </div>
  );
}
