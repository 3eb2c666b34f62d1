import type { ApiKey } from '@herald/contract/endpoints/api-keys';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf } from '#lib/api.ts';
import { budgetBodyOf, budgetValuesOf, UNITS } from '#lib/budget-words.ts';
import { dollarsToEdit, microsOf } from '#lib/dollars.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { AmountField, amountRules, BudgetFields } from '#ui/budget-fields.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { MonthCost } from '#ui/month-cost.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { useSaveKeyBudget } from '../api/use-api-keys.ts';
import { isUncounted, otherUnitWords, priceHintOf } from '../rules/key-words.ts';

/** What a key cost this month, and the most it may cost. */
export function KeyBudget({ apiKey }: { apiKey: ApiKey }) {
  const [isOpen, setOpen] = useState(false);
  const { title, month_cap_micros } = apiKey;
  return (
    <>
      <div className={clsx('text-ink', month_cap_micros !== null && 'w-40 sm:w-48')}>
        {isUncounted(apiKey) ? (
          <p className="text-12 text-ink-faint">Costs are not counted</p>
        ) : (
          <MonthCost title={title} month={apiKey} isAlone />
        )}
      </div>
      <TextButton onClick={() => setOpen(true)} aria-label={`Monthly cap for ${title}`} className="ml-auto">
        {month_cap_micros === null ? 'Set a cap' : 'Change cap'}
      </TextButton>
      {isOpen && <BudgetDialog apiKey={apiKey} onClose={() => setOpen(false)} />}
    </>
  );
}

function BudgetDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { service, title, other_work: other } = apiKey;
  const form = useForm({
    defaultValues: { ...budgetValuesOf(apiKey), otherPrice: dollarsToEdit(other?.price_micros ?? null) },
  });
  const { errors } = form.formState;
  const change = useSaveKeyBudget(service);
  const save = form.handleSubmit((values) =>
    change.mutate(
      { ...budgetBodyOf(values), ...(other && { other_price_micros: microsOf(values.otherPrice) }) },
      { onSuccess: onClose },
    ),
  );
  return (
    <FormDialog
      title={`Monthly cap for ${title}`}
      sentence="Herald multiplies what it sends with the price. What you really pay is on your bill at the service."
      submit="Save"
      busyText={change.isPending && 'Saving...'}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <BudgetFields
        budget={apiKey}
        register={form.register}
        errors={errors}
        capHint="In dollars, for this account. Empty for no cap. It begins again on the first of each month, UTC."
        {...(other && { priceHint: priceHintOf(apiKey, UNITS[apiKey.price_per]) })}
        otherPrice={
          other && (
            <AmountField
              label={`Price ${otherUnitWords(other)}, in US dollars`}
              hint={priceHintOf(other, otherUnitWords(other))}
              field={form.register('otherPrice', amountRules)}
              error={errors.otherPrice?.message}
            />
          )
        }
      />
      <p className="text-13 text-ink-faint">
        At the cap the next engine takes over. Where you chose this service, you read why it stops.
      </p>
      {change.isError && <AlertBox>{messageOf(change.error, 'Failed to save the cap.')}</AlertBox>}
    </FormDialog>
  );
}
