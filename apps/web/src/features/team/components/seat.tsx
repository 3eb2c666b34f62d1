import type { MemberStatus } from '@herald/contract/statuses';
import { clsx } from 'clsx';
import { initials } from '#ui/initials.ts';

interface SeatProps {
  name: string;
  kind: MemberStatus;
  picture?: string | null;
}

const kindClass: Record<MemberStatus, string> = {
  active: 'rounded-control bg-raised text-ink-soft ring-1 ring-line-strong ring-inset',
  inactive: 'rounded-control bg-raised text-ink-faint',
  pending: 'corners text-ink-faint',
};

/** A place in the team; an empty frame until its person joins. The name is beside it. */
export function Seat({ name, kind, picture }: SeatProps) {
  if (picture) return <img src={picture} alt="" className="size-11 shrink-0 rounded-control object-cover" />;
  return (
    <span aria-hidden className={clsx('grid size-11 shrink-0 place-items-center font-medium text-14', kindClass[kind])}>
      {kind !== 'pending' && initials(name)}
    </span>
  );
}
