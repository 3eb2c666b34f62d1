import type { AuditEntry, AuditPerson } from '@herald/contract/endpoints/audit-log';
import { UserCog } from 'lucide-react';
import { changeText, targetText } from '#data/audit-text.ts';
import { exactMoment } from '#lib/dates.ts';
import type { DataColumn } from '#ui/data-table.tsx';
import { Icon } from '#ui/icon.tsx';
import { Tag } from '#ui/tag.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { timeOf } from '../rules/audit-words.ts';

export const auditColumns = (onOpen: (entry: AuditEntry) => void): readonly DataColumn<AuditEntry>[] => [
  {
    id: 'time',
    header: 'Time',
    cell: ({ created_at }) => (
      <time dateTime={created_at} title={exactMoment(created_at)} className="tnum text-ink-soft">
        {timeOf(created_at)}
      </time>
    ),
  },
  { id: 'person', header: 'Person', className: 'max-w-[36ch]', cell: (entry) => <Doer entry={entry} /> },
  {
    id: 'action',
    header: 'Action',
    cell: (entry) => (
      <TextButton onClick={() => onOpen(entry)} className="font-mono text-12">
        {entry.action}
      </TextButton>
    ),
  },
  {
    id: 'target',
    header: 'Thing',
    className: 'max-w-[24ch]',
    cell: (entry) => (
      <span className="block truncate" title={targetText(entry)}>
        {targetText(entry)}
      </span>
    ),
  },
  {
    id: 'changes',
    header: 'What changed',
    className: 'max-w-[36ch] max-xl:hidden',
    cell: (entry) => (
      <span className="block truncate text-ink-soft" title={changeText(entry)}>
        {changeText(entry)}
      </span>
    ),
  },
  {
    id: 'address',
    header: 'IP address',
    className: 'max-xl:hidden',
    cell: ({ ip }) => <span className="font-mono text-12 text-ink-faint">{ip ?? '–'}</span>,
  },
];

/** Who did it, with the administrator who acted in their name. */
export function Doer({ entry: { person, impersonator } }: { entry: AuditEntry }) {
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <span className="truncate font-medium text-14" title={person.email ?? person.id ?? undefined}>
        {person.name}
      </span>
      {impersonator && <ActingAs administrator={impersonator} />}
    </span>
  );
}

const ActingAs = ({ administrator: { name } }: { administrator: AuditPerson }) => (
  <Tag>
    <Icon of={UserCog} size={12} />
    <span className="max-w-[24ch] truncate">{`${name} as this person`}</span>
  </Tag>
);
