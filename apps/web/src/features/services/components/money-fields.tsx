import type { AdminService } from '@herald/contract/endpoints/admin-services';
import type { UseFormReturn } from 'react-hook-form';
import { AmountField, amountRules, BudgetFields } from '#ui/budget-fields.tsx';
import type { ServiceValues } from '../rules/service-values.ts';

interface MoneyFieldsProps {
  form: UseFormReturn<ServiceValues>;
  money: Pick<AdminService, 'price_per' | 'usual_price'>;
}

/** What a service is paid, and how much that may be in a month. */
export function MoneyFields({ form, money }: MoneyFieldsProps) {
  const { register, formState } = form;
  return (
    <>
      <BudgetFields
        budget={money}
        register={register}
        errors={formState.errors}
        capHint="In dollars, for this installation."
      >
        <AmountField
          label="Cap per account"
          hint="In dollars, a month."
          field={register('accountCap', amountRules)}
          error={formState.errors.accountCap?.message}
        />
      </BudgetFields>
      <p className="text-13 text-ink-faint">
        At a cap the next engine takes over. Where a customer chose this service, they read why it stops. A cap needs a
        price to count with.
      </p>
    </>
  );
}
