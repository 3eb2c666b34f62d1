import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { useOpener } from './use-opener.ts';

export const scrimClass = 'fade fixed inset-0 z-40 bg-scrim';

/** On high screens it leaves the top bar's place to the toasts. */
export const dialogClass =
  'rise -translate-x-1/2 -translate-y-1/2 fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-48px)] tall:max-h-[calc(100dvh-120px)] w-[calc(100vw-32px)] rounded-dialog bg-panel text-ink shadow-float ring-1 ring-line-strong';

export interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** Buttons, right-aligned, the primary one last; on a phone they share the width. */
  actions?: ReactNode;
  /** Beside the content from 1024 px on, below it on smaller screens. */
  aside?: ReactNode;
  /** Fills the screen of a phone. */
  isLarge?: boolean;
  className?: string;
}

const largeClass =
  'max-md:inset-0 max-md:max-h-none! max-md:w-full max-md:max-w-none max-md:translate-x-0 max-md:translate-y-0 max-md:rounded-none max-md:ring-0';

export function Dialog(props: DialogProps) {
  const { isOpen, onOpenChange, title, description, children, actions, aside, isLarge, className } = props;
  const opener = useOpener();
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClass} />
        <Radix.Content
          {...opener}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={clsx(dialogClass, 'flex flex-col', isLarge ? largeClass : 'max-w-[520px]', className)}
        >
          <div className="flex items-start gap-3 p-6 pb-3">
            <div className="min-w-0 flex-1">
              <Radix.Title className="font-semibold text-20">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1.5 text-14 text-ink-soft">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton icon={X} label="Close" className="-mt-1.5 -mr-2" />
            </Radix.Close>
          </div>
          {aside ? (
            <div className="min-h-0 flex-1 overflow-y-auto border-line border-t lg:grid lg:grid-cols-[1fr_340px]">
              <div className="p-6">{children}</div>
              <aside className="border-line bg-ground p-6 max-lg:border-t lg:border-l">
                <div className="lg:sticky lg:top-6">{aside}</div>
              </aside>
            </div>
          ) : (
            <div className="min-h-0 flex-1 overflow-y-auto px-6 pt-1 pb-6">{children}</div>
          )}
          {actions && (
            <div className="flex justify-end gap-2 border-line border-t px-6 py-4 max-md:flex-wrap max-md:px-4 max-md:[&>button]:flex-1">
              {actions}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A button among the actions of a dialog that closes it, in the same way as Escape and the cross do. */
export function DialogClose({ children }: { children: ReactNode }) {
  return (
    <Radix.Close asChild>
      <Button>{children}</Button>
    </Radix.Close>
  );
}
