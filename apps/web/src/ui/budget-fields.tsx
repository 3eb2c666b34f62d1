import type { Budget } from '@herald/contract/endpoints/admin-services';
import type { ReactNode } from 'react';
import type { FieldErrors, RegisterOptions, UseFormRegisterReturn } from 'react-hook-form';
import { isAmount, UNITS, usualPriceWords } from '#lib/budget-words.ts';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

interface AmountFieldProps {
  label: string;
  hint: string;
  field: UseFormRegisterReturn;
  error: string | undefined;
}

/** Dollars, or nothing. */
export function AmountField({ label, hint, field, error }: AmountFieldProps) {
  return (
    <Field label={label} optional error={error} hint={hint}>
      <Input {...field} inputMode="decimal" autoComplete="off" />
    </Field>
  );
}

export const amountRules = { validate: isAmount } satisfies RegisterOptions;

interface BudgetFieldsProps {
  budget: Pick<Budget, 'price_per' | 'usual_price'>;
  register: (name: 'price' | 'monthCap', rules: typeof amountRules) => UseFormRegisterReturn;
  errors: FieldErrors<{ price: string; monthCap: string }>;
  capHint: string;
  /** In place of what is usually said below the price. */
  priceHint?: string;
  /** The price of other work, between price and cap. */
  otherPrice?: ReactNode;
  /** Beside the cap. */
  children?: ReactNode;
}

/** What something is paid, and how much that may be in a month. */
export function BudgetFields(props: BudgetFieldsProps) {
  const { budget, register, errors, capHint, priceHint, otherPrice, children } = props;
  const cap = (
    <AmountField
      label="Monthly cap"
      hint={capHint}
      field={register('monthCap', amountRules)}
      error={errors.monthCap?.message}
    />
  );
  return (
    <>
      <AmountField
        label={`Price ${UNITS[budget.price_per]}, in US dollars`}
        hint={priceHint ?? usualPriceWords(budget)}
        field={register('price', amountRules)}
        error={errors.price?.message}
      />
      {otherPrice}
      {children ? (
        <div className="grid gap-4 sm:grid-cols-2">
          {cap}
          {children}
        </div>
      ) : (
        cap
      )}
    </>
  );
}
