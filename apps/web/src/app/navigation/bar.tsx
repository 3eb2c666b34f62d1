import { clsx } from 'clsx';
import { Menu, X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { NavLink, type NavLinkProps, useLocation } from 'react-router';
import { Brand } from '#ui/brand.tsx';
import { IconButton } from '#ui/icon-button.tsx';

/** Closer together beside a tag, where the bar is full and the name of the product would be cut. */
export const barItemClass =
  'flex h-9 items-center gap-1.5 whitespace-nowrap rounded-control px-3 group-data-tagged/bar:max-2xl:px-2.25 text-14 text-ink-soft transition-colors duration-150 hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink';

interface BarProps {
  /** Shown in the bar from 1024 px on. */
  children: ReactNode;
  /** Stays in the bar at every width. */
  always?: ReactNode;
  /** The same items as a list, behind the menu button below 1024 px. */
  menu: ReactNode;
  /** Beside the name of the product, at every width. */
  tag?: ReactNode;
  /** From edge to edge, over a screen that is as wide. */
  isWide?: boolean | undefined;
}

/** A long name gives way to the places beside it, but leaves as much as "Herald" needs. */
const BRAND_ROOM = 'min-w-[5.25rem] shrink-[99]';

export function Bar({ children, always, menu, tag, isWide }: BarProps) {
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const { pathname, search } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes whenever the place changes.
  useEffect(() => setOpen(false), [pathname, search]);

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      setOpen(false);
      toggle.current?.focus();
    };
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  return (
    <header data-tagged={tag ? '' : undefined} className="group/bar sticky top-0 z-30 border-line border-b bg-ground">
      <div className={clsx('mx-auto flex h-14 items-center gap-2 px-4 md:px-8', !isWide && 'max-w-[1520px]')}>
        <Brand className={BRAND_ROOM} />
        {tag}
        <div className={clsx('hidden min-w-0 flex-auto items-center lg:flex', tag ? 'ml-2' : 'ml-4')}>{children}</div>
        <div className={clsx('ml-auto flex shrink-0 items-center gap-1', !always && 'lg:hidden')}>
          {always}
          <IconButton
            ref={toggle}
            icon={isOpen ? X : Menu}
            label="Menu"
            size="l"
            aria-expanded={isOpen}
            aria-controls="site-menu"
            onClick={() => setOpen(!isOpen)}
            className="-mr-2 lg:hidden"
          />
        </div>
      </div>
      <div
        id="site-menu"
        hidden={!isOpen}
        className={clsx(
          'max-h-[calc(100dvh-56px)] overflow-y-auto border-line border-t bg-ground lg:hidden',
          isOpen && 'rise',
        )}
      >
        {isOpen && menu}
      </div>
    </header>
  );
}

export function BarLink({ className: _none, ...rest }: NavLinkProps) {
  return <NavLink {...rest} className={barItemClass} />;
}

export function BarButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={barItemClass} />;
}
