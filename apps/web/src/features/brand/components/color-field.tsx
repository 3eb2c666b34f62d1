import { isColor } from '@herald/media/choices';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

interface ColorFieldProps {
  label: string;
  value: string;
  onChange: (color: string) => void;
}

/** A color to pick or to write as #rrggbb. */
export function ColorField({ label, value, onChange }: ColorFieldProps) {
  return (
    <Field label={label} error={isColor(value) ? undefined : 'Please write the color as #rrggbb.'}>
      <div className="flex items-center gap-2">
        <input
          type="color"
          aria-label={`Pick the color ${label}`}
          value={isColor(value) ? value : '#000000'}
          onChange={(event) => onChange(event.target.value)}
          className="size-10 shrink-0 cursor-pointer rounded-control border border-line-strong bg-transparent p-1 max-md:size-11"
        />
        <div className="min-w-0 flex-1">
          <Input
            value={value}
            maxLength={7}
            spellCheck={false}
            onChange={(event) => onChange(event.target.value.trim())}
          />
        </div>
      </div>
    </Field>
  );
}
