import { clsx } from 'clsx';
import { Link, type LinkProps } from 'react-router';
import { Icon, type IconShape } from './icon.tsx';

interface IconLinkProps extends Omit<LinkProps, 'children'> {
  icon: IconShape;
  label: string;
}

export function IconLink({ icon, label, className, ...rest }: IconLinkProps) {
  return (
    <Link
      aria-label={label}
      {...rest}
      className={clsx(
        'grid size-9 shrink-0 place-items-center rounded-control text-ink-soft transition-colors duration-150 hover:bg-raised hover:text-ink',
        className,
      )}
    >
      <Icon of={icon} size={17} />
    </Link>
  );
}
