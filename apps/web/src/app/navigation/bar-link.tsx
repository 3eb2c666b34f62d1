import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { NavLink, type NavLinkProps } from 'react-router';

export const barItemClass =
  'flex h-9 items-center gap-1.5 whitespace-nowrap rounded-control px-3 text-14 text-ink-soft transition-colors duration-150 hover:text-ink';

export function BarLink({ className: _none, ...rest }: NavLinkProps) {
  return <NavLink {...rest} className={({ isActive }) => clsx(barItemClass, isActive && 'font-medium text-ink')} />;
}

export function BarButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={barItemClass} />;
}
