import type { Option } from '@herald/media/option';
import { clsx } from 'clsx';
import { Check, ChevronRight } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { floatClass, floatItemClass } from './float-class.ts';
import { Icon, type IconShape } from './icon.tsx';
import { Kbd } from './kbd.tsx';

interface MenuProps {
  /** One element that can take a ref and props: a `Button`, an `IconButton`. */
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'end';
  /** For a menu whose code is loaded when it is opened. */
  isOpenAtFirst?: boolean;
  /** Called when it has closed; returns true when it has put the focus somewhere, otherwise the trigger gets it. */
  onClosed?: () => boolean;
  className?: string;
}

export function Menu({ trigger, children, align = 'end', isOpenAtFirst = false, onClosed, className }: MenuProps) {
  return (
    <Radix.Root modal={false} defaultOpen={isOpenAtFirst}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          onCloseAutoFocus={(event) => {
            if (onClosed?.()) event.preventDefault();
          }}
          className={clsx(
            floatClass,
            'max-h-(--radix-dropdown-menu-content-available-height) min-w-[196px]',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface MenuItemProps {
  icon?: IconShape;
  kbd?: string;
  /** What to know before choosing it, in a word or two. */
  note?: string;
  /** A second line below the name. */
  detail?: string;
  danger?: boolean;
  disabled?: boolean;
  /** Why it cannot be chosen; disables it. */
  reason?: string | undefined;
  onSelect?: () => void;
  /** The child is a link and becomes the item itself. */
  asLink?: boolean;
  children: ReactNode;
}

export function MenuItem(props: MenuItemProps) {
  const { icon, kbd, note, detail, danger, disabled, reason, onSelect, asLink, children } = props;
  const className = clsx(
    floatItemClass,
    danger && !reason && 'text-bad',
    (reason || detail) && 'h-auto! py-1.5',
    note && 'max-sm:h-auto! max-sm:min-h-11 max-sm:flex-wrap max-sm:gap-y-0 max-sm:py-1.5',
  );
  if (asLink) {
    return (
      <Radix.Item asChild className={className} {...(onSelect && { onSelect })}>
        {children}
      </Radix.Item>
    );
  }
  return (
    <Radix.Item
      className={className}
      disabled={disabled || Boolean(reason)}
      {...(note && { 'aria-description': note })}
      {...(onSelect && { onSelect })}
    >
      {icon && <Icon of={icon} className={danger || reason ? '' : 'text-ink-soft'} />}
      <span className="flex-1">
        {children}
        {reason && <span className="block text-12">{reason}</span>}
        {detail && <span className="block text-12 text-ink-faint">{detail}</span>}
      </span>
      {note && (
        <span aria-hidden className="ml-3 text-12 text-ink-faint max-sm:ml-0 max-sm:w-full">
          {note}
        </span>
      )}
      {kbd && <Kbd className="text-ink-faint pointer-coarse:hidden max-md:hidden">{kbd}</Kbd>}
    </Radix.Item>
  );
}

export function MenuSeparator() {
  return <Radix.Separator className="my-1 h-px bg-line" />;
}

export function MenuNote({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-2.5 py-2 text-12 text-ink-faint">{children}</Radix.Label>;
}

/** Beside an open menu, a phone has room for less than the usual width. */
const SUBMENU_WIDTH =
  'min-w-[min(168px,var(--radix-dropdown-menu-content-available-width))] max-w-(--radix-dropdown-menu-content-available-width)';

interface SubmenuProps {
  icon?: IconShape;
  label: string;
  children: ReactNode;
}

export function Submenu({ icon, label, children }: SubmenuProps) {
  return (
    <Radix.Sub>
      <Radix.SubTrigger className={floatItemClass}>
        {icon && <Icon of={icon} className="text-ink-soft" />}
        <span className="flex-1">{label}</span>
        <Icon of={ChevronRight} size={14} className="text-ink-faint" />
      </Radix.SubTrigger>
      <Radix.Portal>
        <Radix.SubContent sideOffset={8} collisionPadding={12} className={clsx(floatClass, SUBMENU_WIDTH)}>
          {children}
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  );
}

interface MenuChoicesProps<Value extends string> {
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

export function MenuChoices<Value extends string>({ options, value, onChange }: MenuChoicesProps<Value>) {
  return (
    <Radix.RadioGroup value={value} onValueChange={(next) => onChange(next as Value)}>
      {options.map((option) => (
        <Radix.RadioItem key={option.value} value={option.value} className={floatItemClass}>
          <span className="flex-1">{option.label}</span>
          <Radix.ItemIndicator>
            <Icon of={Check} size={14} />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}
