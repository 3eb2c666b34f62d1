import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#lib/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';

interface BelowSettingsProps {
  title: string;
  line: string;
  children: ReactNode;
}

/** A page that the settings lead to, with the way back. */
export function BelowSettings({ title, line, children }: BelowSettingsProps) {
  return (
    <div className="mx-auto w-full max-w-[920px]">
      <TextLink to={paths.settings} className="inline-flex items-center gap-2.5 text-14 text-ink-soft no-underline">
        <Icon of={ArrowLeft} size={14} />
        Account Settings
      </TextLink>
      <PageHeading className="mt-3" line={line}>
        {title}
      </PageHeading>
      <div className="mt-6">{children}</div>
    </div>
  );
}
