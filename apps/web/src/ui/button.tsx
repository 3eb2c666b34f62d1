import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { Icon, type IconShape } from './icon.tsx';
import { Kbd } from './kbd.tsx';

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'ref'> {
  ref?: ComponentProps<'button'>['ref'];
  icon?: IconShape;
  iconEnd?: IconShape;
  kbd?: string;
  /** While set, the button says what it is doing, keeps the focus and cannot be pressed again. */
  busyText?: string | false;
}

export function Button(props: ButtonProps) {
  const { kind, size, full, icon, iconEnd, kbd, busyText, className, children, onClick, ...rest } = props;
  const isBusy = Boolean(busyText);
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={clsx(buttonClass({ kind, size, full }), isBusy && 'cursor-progress', className)}
    >
      {isBusy && <span className="on-air size-[7px] shrink-0 rounded-full bg-current" aria-hidden />}
      {icon && !isBusy && <Icon of={icon} className="-ml-0.5" />}
      {busyText || children}
      {iconEnd && <Icon of={iconEnd} className="-mr-0.5" />}
      {kbd && <Kbd className="-mr-1.5 ml-1 max-md:hidden">{kbd}</Kbd>}
    </button>
  );
}
