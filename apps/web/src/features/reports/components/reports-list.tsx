import type { VideoReport } from '@herald/contract/endpoints/admin-attention';
import type { ReportReason } from '@herald/contract/statuses';
import { messageOf } from '#lib/api.ts';
import { exactMoment, timeAgo } from '#lib/dates.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Dot } from '#ui/dot.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Panel } from '#ui/panel.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useReports, useSettleReport } from '../api/use-reports.ts';

const REASONS: Record<ReportReason, string> = {
  misleading: 'It is misleading',
  impersonation: 'It shows a person who did not agree to it',
  offensive: 'It is offensive',
  illegal: 'It is illegal',
  spam: 'It is spam',
  other: 'Something else',
};

/** What visitors of watch pages reported, with the way to the film and to its owner. */
export function ReportsList() {
  const reports = useReports();
  return (
    <section aria-labelledby="reports" className="flex flex-col gap-4">
      <div>
        <h2 id="reports" className="font-semibold text-20">
          Reports
        </h2>
        <p className="text-14 text-ink-soft">What visitors of watch pages reported, open reports first</p>
      </div>
      {reports.isPending && <Spinner label="Loading reports..." className="py-24" />}
      {reports.isError && (
        <ErrorState
          title="Failed to load reports."
          reason={messageOf(reports.error, 'The server did not answer as expected.')}
          onRetry={() => void reports.refetch()}
          isRetrying={reports.isFetching}
        />
      )}
      {reports.data?.length === 0 && (
        <EmptyState
          headingLevel={3}
          title="No reports"
          sentence="When a visitor reports a video on its watch page, it is listed here and you get a mail."
        />
      )}
      {reports.data && reports.data.length > 0 && (
        <Panel>
          <ul className="divide-y divide-line">
            {reports.data.map((report) => (
              <ReportRow key={report.id} report={report} />
            ))}
          </ul>
        </Panel>
      )}
    </section>
  );
}

function ReportRow({ report }: { report: VideoReport }) {
  const { id, reason, details, reporter, status, created_at, settled_at, video } = report;
  const settle = useSettleReport();
  const isOpen = status === 'open';
  return (
    <li className="grid items-start gap-x-6 gap-y-2 px-4 py-3 text-13 md:grid-cols-[minmax(0,1fr)_280px_80px] md:px-5">
      <div className="min-w-0">
        <p className="flex items-baseline gap-2">
          <Dot tone={isOpen ? 'warn' : 'idle'} />
          <span className="break-words font-medium text-14">{REASONS[reason]}</span>
        </p>
        {details && <p className="mt-1 whitespace-pre-line break-words">{`“${details}”`}</p>}
        <p className="mt-1 break-words text-ink-soft">
          <span title={exactMoment(created_at)}>{timeAgo(created_at)}</span>
          {`, by ${reporter}`}
          {settled_at && `. Settled ${timeAgo(settled_at)}.`}
        </p>
      </div>
      <div className="min-w-0 text-ink-soft">
        <p className="break-words text-ink">{video.title}</p>
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
          <TextLink to={paths.userInOffice(video.owner.id)} className="break-words">
            {video.owner.name}
          </TextLink>
          {video.slug ? (
            <a
              href={paths.watch(video.slug)}
              target="_blank"
              rel="noreferrer"
              className="underline decoration-line-strong underline-offset-4 hover:text-ink"
            >
              Open watch page<span className="sr-only"> (opens in a new tab)</span>
            </a>
          ) : (
            <span className="text-ink-faint">Not shared any more</span>
          )}
        </p>
      </div>
      {isOpen && (
        <Button
          size="s"
          aria-label={`Settle the report of ${video.title}`}
          busyText={settle.isPending && 'Settling...'}
          onClick={() => settle.mutate(id)}
          className="justify-self-end max-md:min-h-11 max-md:justify-self-start"
        >
          Settle
        </Button>
      )}
    </li>
  );
}
