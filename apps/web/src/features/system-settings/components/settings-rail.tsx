import type { SettingGroup } from '@herald/contract/settings';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { bringIntoRow } from '#ui/bring-into-row.ts';

interface GroupText {
  group: SettingGroup;
  title: string;
  sentence: string;
}

export const groupTexts: readonly GroupText[] = [
  {
    group: 'general',
    title: 'General Settings',
    sentence: 'What people read about this installation, and the limits for everyone.',
  },
  {
    group: 'system',
    title: 'System',
    sentence: 'Who can use it. The audit log keeps the old and the new value of each change.',
  },
  { group: 'features', title: 'Features', sentence: 'What everyone starts with.' },
  { group: 'integrations', title: 'Integrations', sentence: 'Other programs and services.' },
  {
    group: 'moderation',
    title: 'Moderation',
    sentence: 'What waits for a moderator, and the reasons to choose from.',
  },
  {
    group: 'alerts',
    title: 'Alerts',
    sentence: 'Said once when it starts and once when it is over. What happened stays under Monitoring.',
  },
];

/** Shown instead of the groups; it acts at once and has nothing to save. */
export interface SettingsPlace {
  section: string;
  label: string;
  /** Right of the label, such as a count. */
  mark?: ReactNode;
  content: ReactNode;
}

interface SettingsRailProps {
  section: string;
  places: readonly SettingsPlace[];
}

/** Jumps to the groups; below them the places. On narrow screens it is a row. */
export function SettingsRail({ section, places }: SettingsRailProps) {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark in the document follows the section
  useEffect(() => {
    if (row.current) bringIntoRow(row.current, row.current.querySelector('[aria-current]'));
  }, [section]);
  const linkTo = (to: string, label: string, mark?: ReactNode) => (
    <Link
      key={to}
      to={{ search: `?tab=settings&section=${to}` }}
      preventScrollReset
      aria-current={section === to ? 'true' : undefined}
      className={clsx(
        'flex h-9 shrink-0 items-center justify-between gap-3 whitespace-nowrap rounded-control border px-3 font-medium text-13 max-md:h-11',
        section === to ? 'border-line-strong bg-raised text-ink' : 'border-transparent text-ink-soft hover:text-ink',
      )}
    >
      {label}
      {mark}
    </Link>
  );
  return (
    <nav
      ref={row}
      aria-label="Settings"
      className="relative flex gap-1 overflow-x-auto [scrollbar-width:none] max-lg:pr-10 lg:sticky lg:top-20 lg:w-[184px] lg:shrink-0 lg:flex-col lg:self-start"
    >
      {groupTexts.map(({ group, title }) => linkTo(group, title))}
      {places.length > 0 && <span aria-hidden className="shrink-0 max-lg:mx-1 max-lg:w-px max-lg:bg-line lg:h-5" />}
      {places.map(({ section: place, label, mark }) => linkTo(place, label, mark))}
    </nav>
  );
}
