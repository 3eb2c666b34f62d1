import type { ServiceWire } from '@herald/contract/endpoints/admin-services';
import type { UseFormReturn } from 'react-hook-form';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { ServiceValues } from '../rules/service-values.ts';

interface WireSettingsProps {
  form: UseFormReturn<ServiceValues>;
  wire: ServiceWire;
  /** Secrets that are kept. */
  kept: readonly string[];
  /** Of those, the ones to be removed. */
  removed: readonly string[];
  onRemove: (name: string, isRemoved: boolean) => void;
}

/** What only one kind of service wants to know: a workflow, headers. */
export function WireSettings({ form, wire, kept, removed, onRemove }: WireSettingsProps) {
  const errors = form.formState.errors.settings ?? {};
  return wire.settings.map(({ name, label, hint, is_long, is_required, is_secret }) => {
    const isKept = is_secret && kept.includes(name);
    const isRemoved = removed.includes(name);
    const control = {
      ...form.register(`settings.${name}`, is_required ? { required: `Please fill in ${label}.` } : {}),
      autoComplete: 'off',
      spellCheck: false,
      disabled: isRemoved,
      placeholder: isKept ? 'Kept. Enter it again to replace it.' : '',
    };
    return (
      <div key={name} className="flex flex-col gap-2">
        <Field label={label} optional={!is_required} hint={hint} error={errors[name]?.message}>
          {is_long ? <Textarea {...control} rows={3} className="max-h-60 font-mono text-13" /> : <Input {...control} />}
        </Field>
        {isKept && (
          <Checkbox isChecked={isRemoved} onChange={(isChecked) => onRemove(name, isChecked)}>
            {`Remove ${label.toLowerCase()}`}
          </Checkbox>
        )}
      </div>
    );
  });
}
