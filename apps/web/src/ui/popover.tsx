import { clsx } from 'clsx';
import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { floatClass } from './float-class.ts';

interface PopoverProps {
  /** Read to those who do not see it. */
  label: string;
  /** One element that can take a ref and props. */
  trigger: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called when it has closed; returns true when it has put the focus somewhere, otherwise the trigger gets it. */
  onClosed?: () => boolean;
  children: ReactNode;
  className?: string;
}

/** A small form beside the button that opens it. */
export function Popover({ label, trigger, isOpen, onOpenChange, onClosed, children, className }: PopoverProps) {
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          onCloseAutoFocus={(event) => {
            if (onClosed?.()) event.preventDefault();
          }}
          className={clsx(floatClass, 'w-[min(340px,calc(100vw-24px))] p-4!', className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
