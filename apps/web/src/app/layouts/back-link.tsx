import { clsx } from 'clsx';
import type { LinkProps } from 'react-router';
import { Icon, type IconShape } from '#ui/icon.tsx';
import { TextLink } from '#ui/text-link.tsx';

interface BackLinkProps extends LinkProps {
  icon?: IconShape;
}

export function BackLink({ icon, className, children, ...rest }: BackLinkProps) {
  return (
    <TextLink
      {...rest}
      className={clsx(
        'flex w-fit items-center gap-2 text-14 text-ink-soft',
        icon && 'mb-6 min-h-9 no-underline',
        className,
      )}
    >
      {icon && <Icon of={icon} />}
      {children}
    </TextLink>
  );
}
