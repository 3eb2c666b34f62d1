import type { ComponentProps, ReactNode } from 'react';
import { NavLink, type NavLinkProps } from 'react-router';

export const listItemClass =
  'flex min-h-12 w-full items-center gap-2 rounded-control px-3 text-left text-16 text-ink-soft transition-colors duration-150 hover:bg-raised hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:font-medium aria-[current=page]:text-ink';

export function ListLink({ className: _none, ...rest }: NavLinkProps) {
  return <NavLink {...rest} className={listItemClass} />;
}

export function ListButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={listItemClass} />;
}

export function ListGroup({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <div className="py-2 not-first:border-line not-first:border-t">
      {label && <p className="px-3 pt-2 pb-1 text-12 text-ink-faint">{label}</p>}
      {children}
    </div>
  );
}
