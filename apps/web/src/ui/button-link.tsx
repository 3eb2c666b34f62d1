import { clsx } from 'clsx';
import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { Icon, type IconShape } from './icon.tsx';
import { Kbd } from './kbd.tsx';

interface ButtonLinkProps extends ButtonLook, LinkProps {
  icon?: IconShape;
  kbd?: string;
}

export function ButtonLink({ kind, size, full, icon, kbd, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={clsx(buttonClass({ kind, size, full }), className)}>
      {icon && <Icon of={icon} className="-ml-0.5" />}
      {children}
      {kbd && <Kbd className="-mr-1.5 ml-1 max-md:hidden">{kbd}</Kbd>}
    </Link>
  );
}
