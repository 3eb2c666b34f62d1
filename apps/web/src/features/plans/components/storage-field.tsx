import type { UseFormReturn } from 'react-hook-form';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { sizeText } from '#ui/size-text.ts';
import { bytesOf, type PlanFormValues, storageOf } from '../rules/plan-values.ts';
import { wasHint } from './plan-fields.tsx';

/** What an account may store; without a number the installation decides. */
export function StorageField({ form }: { form: UseFormReturn<PlanFormValues> }) {
  const isNumber = (typed: string) => Number.isFinite(storageOf(typed) ?? 0) || 'This must be a number.';
  const hints = [wasHint(form, 'storage_mb'), hintOf(storageOf(form.watch('storage_mb')))];
  return (
    <Field
      label="Storage at most"
      optional
      hint={hints.filter(Boolean).join(' · ')}
      error={form.formState.errors.storage_mb?.message}
    >
      <Input
        {...form.register('storage_mb', { validate: isNumber })}
        inputMode="decimal"
        autoComplete="off"
        className="sm:max-w-[220px]"
        end={<span className="mr-2 text-13 text-ink-faint">MB</span>}
      />
    </Field>
  );
}

function hintOf(storageMb: number | null): string | undefined {
  if (storageMb === null) return 'Empty takes Storage per account from System Settings; 0 sets no limit.';
  const bytes = bytesOf(storageMb);
  if (bytes === null) return 'No limit';
  return bytes > 0 ? sizeText(bytes) : undefined;
}
