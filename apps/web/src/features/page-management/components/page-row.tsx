import type { AdminPage } from '@herald/contract/endpoints/admin-pages';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { exactMoment, timeAgo } from '#lib/dates.ts';
import { htmlPreview } from '#lib/html-preview.ts';
import { Icon } from '#ui/icon.tsx';
import { Tag } from '#ui/tag.tsx';

export function PageRow({ page, menu }: { page: AdminPage; menu: ReactNode }) {
  const { name, slug, link, content, is_special, updated_at, updated_by } = page;
  const isAsInstalled = is_special && page.version === 1;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 py-3 pr-2 pl-4 transition-colors hover:bg-raised lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_9rem_auto] lg:gap-x-6">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="break-words font-medium text-14">{name}</span>
          {is_special && <Tag>Special</Tag>}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-13 text-ink-soft">
          <span className="break-all">
            {'Slug: '}
            <span className="tc">{slug}</span>
          </span>
          {link && <ExternalAddress link={link} />}
        </p>
      </div>
      <p className="min-w-0 text-13 text-ink-soft max-lg:col-start-1 max-lg:row-start-2">
        <Preview html={content} />
      </p>
      <p className="text-13 max-lg:col-start-1 max-lg:row-start-3 lg:text-right">
        <span className="text-ink-soft" title={exactMoment(updated_at)}>
          {timeAgo(updated_at)}
        </span>
        <span className="max-w-[20ch] truncate text-ink-faint not-empty:max-lg:before:content-['_·_'] lg:block">
          {updated_by ?? (isAsInstalled && 'Installed')}
        </span>
      </p>
      <div className="max-lg:col-start-2 max-lg:row-start-1">{menu}</div>
    </li>
  );
}

function Preview({ html }: { html: string }) {
  const text = htmlPreview(html);
  if (text) return <span className="line-clamp-2 break-words">{text}</span>;
  return <span className="text-ink-faint">No content</span>;
}

function ExternalAddress({ link }: { link: string }) {
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-w-0 items-center gap-1.5 underline-offset-4 hover:underline"
    >
      <Icon of={ExternalLink} size={13} className="shrink-0" />
      <span className="break-all">{link.replace(/^https?:\/\//, '')}</span>
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
