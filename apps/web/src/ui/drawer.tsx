import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useMediaQuery } from '#lib/use-media-query.ts';
import { IconButton } from './icon-button.tsx';

interface DrawerProps {
  title: string;
  /** Below the title. */
  subtitle?: ReactNode;
  /** Icon buttons beside the cross. */
  controls?: ReactNode;
  children: ReactNode;
  /** Stays in sight at the foot. */
  actions?: ReactNode;
  onClose: () => void;
  /** What gets the focus when it has closed. */
  returnTo: () => HTMLElement | null;
}

/** One row of a list in full. From 1024 px on the list beside it stays usable; below, it fills the screen. */
export function Drawer({ title, subtitle, controls, children, actions, onClose, returnTo }: DrawerProps) {
  const isBeside = useMediaQuery('(min-width: 1024px)');
  return (
    <Radix.Root open onOpenChange={onClose} modal={!isBeside}>
      <Radix.Portal>
        <Radix.Content
          {...(isBeside && { role: 'region' })}
          aria-describedby={undefined}
          onInteractOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnTo()?.focus();
          }}
          className={clsx(
            'fade fixed inset-y-0 right-0 z-40 flex flex-col bg-panel text-ink focus:outline-none',
            isBeside ? 'w-[480px] border-line-strong border-l shadow-float' : 'w-full',
          )}
        >
          <div className="flex items-start gap-1 px-6 pt-5 pb-4 max-md:px-4">
            <div className="min-w-0 flex-1">
              <Radix.Title className="break-words font-semibold text-20">{title}</Radix.Title>
              {subtitle && <div className="mt-1 text-13 text-ink-soft">{subtitle}</div>}
            </div>
            {controls}
            <Radix.Close asChild>
              <IconButton icon={X} label="Close" className="-mr-2" />
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-6 max-md:px-4">{children}</div>
          {actions && (
            <div className="flex flex-wrap items-center gap-1 border-line border-t px-6 py-4 max-md:px-4">
              {actions}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
