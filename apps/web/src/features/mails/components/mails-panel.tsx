import { type AdminMail, type MailQuery, mailQuery } from '@herald/contract/endpoints/admin-mails';
import { MailCheck, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useListAddress } from '#data/list-address.ts';
import { useIsWide } from '#lib/use-is-wide.ts';
import { summaryOf } from '#ui/admin-list.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ListFailure, ListLoading, NothingFound } from '#ui/list-states.tsx';
import { Pager } from '#ui/pager.tsx';
import { Panel } from '#ui/panel.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useMailLinks } from '../api/use-mail-links.ts';
import { useMails, useResendAll } from '../api/use-mails.ts';
import { viewWords } from '../rules/mail-words.ts';
import { MailList } from './mail-list.tsx';
import { MailReader } from './mail-reader.tsx';

/** The mails of the installation: beside the list there is the mail, on smaller screens in a dialog. */
export function MailsPanel({ hasServer }: { hasServer: boolean }) {
  const place = useListAddress(mailQuery);
  const { query } = place;
  const [opened, setOpened] = useState<AdminMail>();
  const isWide = useIsWide();
  const links = useMailLinks();
  const mails = useMails(query);
  const change = (changes: Partial<MailQuery>) => {
    setOpened(undefined);
    place.change(changes);
  };
  if (mails.isLoadingError) return <ListFailure title="Failed to load the mails." answer={mails} />;
  const { data: page } = mails;
  const rows = page?.data ?? [];
  const present = rows.find(({ id }) => id === opened?.id);
  const beside = present ?? rows[0];
  return (
    <Panel>
      <MailsHead query={query} total={page?.total ?? 0} hasServer={hasServer} onView={(view) => change({ view })} />
      {!page && <MailsLoading />}
      {page && rows.length === 0 && (
        <NothingFound
          title={
            query.view === 'not_sent' && !hasServer ? 'No mail waits to be passed on.' : viewWords[query.view].empty
          }
          icon={MailCheck}
          onLastPage={page.total > 0 ? () => change({ page: page.last_page }) : undefined}
        />
      )}
      {page && rows.length > 0 && (
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
              {page.last_page > 1 && (
                <Pager
                  page={page.current_page}
                  pageCount={page.last_page}
                  onChange={(next) => change({ page: next })}
                  summary={summaryOf('mails', 'mail')(page)}
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

const MailsLoading = () => (
  <ListLoading words="Loading the mails..." rows={4} rowClass="flex flex-col gap-2.5 py-4">
    <Skeleton className="h-4 w-1/2" />
    <Skeleton className="h-3.5 w-1/3" />
  </ListLoading>
);

interface MailsHeadProps {
  query: MailQuery;
  total: number;
  hasServer: boolean;
  onView: (view: MailQuery['view']) => void;
}

const views = Object.entries(viewWords).map(([value, { label }]) => ({ value: value as MailQuery['view'], label }));

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
