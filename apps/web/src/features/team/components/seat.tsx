import type { MemberStatus } from '@herald/contract';
import { clsx } from 'clsx';
import { initials } from '#ui/initials.ts';

interface SeatProps {
  name: string;
  kind: MemberStatus;
}

const kindClass: Record<MemberStatus, string> = {
  active: 'bg-raised text-ink-soft ring-1 ring-line-strong ring-inset',
  inactive: 'bg-raised text-ink-faint opacity-60',
  pending: 'corners text-ink-faint',
};

/** A place in the team; an empty frame until its person joins. The name is beside it. */
export function Seat({ name, kind }: SeatProps) {
  return (
    <span
      aria-hidden
      className={clsx('grid size-11 shrink-0 place-items-center rounded-control font-medium text-14', kindClass[kind])}
    >
      {kind !== 'pending' && initials(name)}
    </span>
  );
}
