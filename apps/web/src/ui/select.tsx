import type { Option } from '@herald/media/option';
import { clsx } from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { useFieldControl } from './field.tsx';
import { floatClass, floatItemClass } from './float-class.ts';
import { Icon, type IconShape } from './icon.tsx';
import { inputClass } from './input.tsx';

interface SelectProps<Value extends string> {
  options: readonly Option<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  placeholder?: string;
  /** Named on the control itself where no `Field` is around it. */
  label?: string;
  /** A faint word before the value: "Sort Newest". */
  lead?: string;
  icon?: IconShape;
  disabled?: boolean;
  className?: string;
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onChange, placeholder, label, lead, icon, disabled, className } = props;
  const control = useFieldControl();
  return (
    <Radix.Root value={value ?? ''} onValueChange={(next) => onChange(next as Value)} disabled={disabled}>
      <Radix.Trigger
        {...control}
        aria-label={label}
        className={clsx(
          inputClass,
          'flex h-10 items-center gap-2 text-left max-md:h-11 data-placeholder:text-ink-faint',
          className,
        )}
      >
        {icon && <Icon of={icon} className="text-ink-faint" />}
        <span className="min-w-0 flex-1 truncate">
          {lead && <span className="text-ink-faint">{lead} </span>}
          <Radix.Value placeholder={placeholder} />
        </span>
        <Icon of={ChevronDown} className="-mr-0.5 text-ink-faint" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={6}
          className={clsx(
            floatClass,
            'max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width)',
          )}
        >
          <Radix.Viewport>
            {options.map((option) => (
              <Radix.Item key={option.value} value={option.value} className={clsx(floatItemClass, 'text-14')}>
                <span className="flex-1">
                  <Radix.ItemText>{option.label}</Radix.ItemText>
                </span>
                <Radix.ItemIndicator>
                  <Icon of={Check} size={14} />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
