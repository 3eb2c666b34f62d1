import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';

export type IconShape = LucideIcon;

interface IconProps {
  of: IconShape;
  size?: number;
  className?: string;
}

/** Always an ornament beside words; a button that shows only an icon is `IconButton`, which carries the words. */
export function Icon({ of: Shape, size = 16, className }: IconProps) {
  return <Shape size={size} strokeWidth={1.5} className={clsx('shrink-0', className)} aria-hidden />;
}
