import type { AdminPlan } from '@herald/contract/endpoints/admin-plans';
import { Star, Users } from 'lucide-react';
import { paths } from '#lib/paths.ts';
import type { DataColumn } from '#ui/data-table.tsx';
import { Icon } from '#ui/icon.tsx';
import { priceText } from '#ui/price-text.ts';
import { Tag } from '#ui/tag.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { openingsOf, videosText } from '../rules/plan-words.ts';

export const planColumns: readonly DataColumn<AdminPlan>[] = [
  {
    id: 'name',
    header: 'Name',
    className: 'w-full max-w-0',
    cell: (plan) => (
      <span className="block py-2.5">
        <span className="flex min-w-0 items-center gap-2">
          <span className="truncate font-medium text-14" title={plan.name}>
            {plan.name}
          </span>
          <PlanTags plan={plan} />
        </span>
        <span className="mt-0.5 block truncate text-ink-faint" title={plan.description}>
          {plan.description}
        </span>
      </span>
    ),
  },
  {
    id: 'price',
    header: 'Price',
    isNumeric: true,
    cell: ({ price, currency }) => <span className="font-semibold text-14">{priceText(price, currency)}</span>,
  },
  { id: 'seconds', header: 'Video seconds', isNumeric: true, cell: (plan) => `${number(plan.video_seconds)} s` },
  { id: 'script', header: 'Script characters', isNumeric: true, cell: (plan) => number(plan.script_characters) },
  { id: 'videos', header: 'Videos', isNumeric: true, cell: videosText },
  { id: 'opens', header: 'Opens', cell: (plan) => <Openings plan={plan} /> },
  { id: 'people', header: 'People', isNumeric: true, cell: (plan) => <People plan={plan} /> },
];

const number = (value: number) => value.toLocaleString('en-US');

export function PlanTags({ plan: { slug, is_featured, is_active, is_default } }: { plan: AdminPlan }) {
  return (
    <span className="flex flex-wrap gap-1.5 lg:flex-nowrap">
      <Tag>{slug}</Tag>
      {is_default && <Tag>New users</Tag>}
      {is_featured && (
        <Tag>
          <Icon of={Star} size={12} />
          Featured
        </Tag>
      )}
      {!is_active && <Tag tone="idle">Inactive</Tag>}
    </span>
  );
}

export function Openings({ plan }: { plan: AdminPlan }) {
  const words = openingsOf(plan);
  if (words.length === 0) return <span className="text-ink-faint">–</span>;
  return (
    <span className="flex flex-wrap gap-1 xl:flex-nowrap">
      {words.map((word) => (
        <Tag key={word}>
          {word === 'Team Access' && <Icon of={Users} size={12} />}
          {word}
        </Tag>
      ))}
    </span>
  );
}

/** Leads to who they are. Nobody has an inactive plan in force, so that list would be empty. */
export function People({ plan: { slug, is_active, people }, noun }: { plan: AdminPlan; noun?: string }) {
  const text = [number(people.total), noun].filter(Boolean).join(' ');
  if (!is_active || people.total === 0) return <span className="text-ink-soft">{text}</span>;
  return (
    <TextLink to={`${paths.dashboard}?${new URLSearchParams({ plan: slug })}`} className="tnum">
      {text}
    </TextLink>
  );
}
