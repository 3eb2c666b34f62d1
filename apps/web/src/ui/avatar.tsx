import { clsx } from 'clsx';
import { initials } from './initials.ts';

interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  size?: 's' | 'l';
}

const sizeClass = { s: 'size-7 text-12', l: 'size-[88px] text-26' };

/** Beside the name, so it says nothing itself. */
export function Avatar({ name, src, size = 's' }: AvatarProps) {
  if (src) return <img src={src} alt="" className={clsx('shrink-0 rounded-full object-cover', sizeClass[size])} />;
  return (
    <span
      aria-hidden
      className={clsx(
        'grid shrink-0 place-items-center rounded-full bg-raised font-medium text-ink-soft ring-1 ring-line-strong ring-inset',
        sizeClass[size],
      )}
    >
      {initials(name)}
    </span>
  );
}
