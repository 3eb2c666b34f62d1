import type { ModerationItemDetails } from '@herald/contract/endpoints/admin-moderation';
import type { ReactNode } from 'react';
import { exactMoment, timeAgo } from '#lib/dates.ts';
import { momentCode } from '#lib/time-code.ts';
import { countText, EVENT_WORDS, markedParts, REPORT_WORDS } from '../rules/moderation-words.ts';

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <div className="flex items-baseline justify-between gap-3">
        <h4 className="font-semibold text-14">{title}</h4>
        {note && <span className="text-12 text-ink-faint">{note}</span>}
      </div>
      <div className="mt-2">{children}</div>
    </section>
  );
}

export function OwnerFacts({ item }: { item: ModerationItemDetails }) {
  const { creator, owner, views, downloads } = item;
  return (
    <dl className="grid grid-cols-[96px_minmax(0,1fr)] border-line border-t [&>*]:border-line [&>*]:border-b [&>*]:py-2">
      <dt className="text-ink-soft">Creator</dt>
      <dd className="break-words">
        {creator}
        <span className="text-ink-faint">{` ${countText(owner.videos, 'video')}, ${owner.removed_before} removed before`}</span>
      </dd>
      {views !== null && (
        <>
          <dt className="text-ink-soft">Views</dt>
          <dd className="tnum">{views.toLocaleString('en-US')}</dd>
        </>
      )}
      {downloads !== null && (
        <>
          <dt className="text-ink-soft">Downloads</dt>
          <dd className="tnum">{downloads.toLocaleString('en-US')}</dd>
        </>
      )}
    </dl>
  );
}

export function ReportList({ item }: { item: ModerationItemDetails }) {
  return (
    <Part title="Reports" note={item.reports.toLocaleString('en-US')}>
      <ul className="flex flex-col gap-2">
        {item.report_list.map((report) => (
          <li key={report.id} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 break-words">
              {REPORT_WORDS[report.reason]}
              {report.from_seconds !== null && (
                <span className="tc text-ink-soft">{` ${spanText(report.from_seconds, report.to_seconds)}`}</span>
              )}
              {report.details && <span className="text-ink-soft">{` “${report.details}”`}</span>}
              {report.status !== 'open' && <span className="text-ink-faint">{` ${STATUSES[report.status]}`}</span>}
            </span>
            <span className="shrink-0 text-12 text-ink-faint" title={exactMoment(report.created_at)}>
              {timeAgo(report.created_at)}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

const STATUSES = { upheld: '(acted on)', rejected: '(rejected)', set_aside: '(set aside)' } as const;

const spanText = (from: number, to: number | null) =>
  to === null ? momentCode(from) : `${momentCode(from)}–${momentCode(to)}`;

export function Texts({ texts }: { texts: ModerationItemDetails['texts'] }) {
  return (
    <>
      {texts.map(({ label, text, marks }) => (
        <Part key={label} title={label} {...(marks.length > 0 && { note: countText(marks.length, 'watched word') })}>
          <p className="whitespace-pre-line break-words text-ink-soft leading-relaxed">
            {markedParts(text, marks).map((part) =>
              part.isMarked ? (
                <mark key={part.from} className="border-warn border-b-2 bg-transparent text-ink">
                  {part.text}
                </mark>
              ) : (
                part.text
              ),
            )}
          </p>
        </Part>
      ))}
    </>
  );
}

export function History({ item }: { item: ModerationItemDetails }) {
  return (
    <Part title="History">
      <ol className="flex flex-col gap-2">
        <li className="flex items-baseline justify-between gap-4">
          <span>Published</span>
          <Moment at={item.created_at} />
        </li>
        {item.history.map(({ id, event, by, words, created_at }) => (
          <li key={id} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 break-words">
              {EVENT_WORDS[event]}
              {by && ` by ${by}`}
              {words && <span className="block text-ink-soft">{event === 'appealed' ? `“${words}”` : words}</span>}
            </span>
            <Moment at={created_at} />
          </li>
        ))}
      </ol>
    </Part>
  );
}

const Moment = ({ at }: { at: string }) => (
  <span className="shrink-0 text-12 text-ink-faint" title={exactMoment(at)}>
    {timeAgo(at)}
  </span>
);
