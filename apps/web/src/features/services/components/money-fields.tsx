import type { AdminService } from '@herald/contract';
import type { UseFormReturn } from 'react-hook-form';
import { microsOf } from '#lib/dollars.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { unitWords, usualPriceWords } from '../rules/money-words.ts';
import type { ServiceValues } from '../rules/service-values.ts';

interface MoneyFieldsProps {
  form: UseFormReturn<ServiceValues>;
  money: Pick<AdminService, 'price_per' | 'usual_price'>;
}

const isAmount = (text: string): true | string => !Number.isNaN(microsOf(text)) || 'Please enter an amount in dollars.';

/** What a service is paid, and how much that may be in a month. */
export function MoneyFields({ form, money }: MoneyFieldsProps) {
  const { errors } = form.formState;
  const amount = (name: 'price' | 'monthCap' | 'accountCap') => ({
    ...form.register(name, { validate: isAmount }),
    inputMode: 'decimal' as const,
    autoComplete: 'off',
  });
  return (
    <>
      <Field
        label={`Price ${unitWords(money.price_per)}, in US dollars`}
        optional
        error={errors.price?.message}
        hint={usualPriceWords(money)}
      >
        <Input {...amount('price')} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Monthly cap" optional error={errors.monthCap?.message} hint="In dollars, for this installation.">
          <Input {...amount('monthCap')} />
        </Field>
        <Field label="Cap per account" optional error={errors.accountCap?.message} hint="In dollars, a month.">
          <Input {...amount('accountCap')} />
        </Field>
      </div>
      <p className="text-13 text-ink-faint">
        At a cap the next engine takes over. Where a customer chose this service, they read why it stops. A cap needs a
        price to count with.
      </p>
    </>
  );
}
