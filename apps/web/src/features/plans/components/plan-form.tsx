import type { AdminPlan } from '@herald/contract/endpoints/admin-plans';
import type { UseFormReturn } from 'react-hook-form';
import type { PlanFormValues } from '../rules/plan-values.ts';
import { PlanBasics } from './plan-basics.tsx';
import { PlanNumbers, SwitchField, TagField } from './plan-fields.tsx';
import { PlanLimits } from './plan-limits.tsx';
import { PlanOpenings } from './plan-openings.tsx';

interface PlanFormProps {
  form: UseFormReturn<PlanFormValues>;
  /** Left out for a new plan. */
  plan: AdminPlan | undefined;
  id: string;
  onSubmit: () => void;
}

export function PlanForm({ id, form, plan, onSubmit }: PlanFormProps) {
  return (
    <form
      id={id}
      noValidate
      className="flex flex-col divide-y divide-line [&>*]:py-6 [&>:first-child]:pt-0 [&>:last-child]:pb-0"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <PlanBasics form={form} plan={plan} />
      <PlanLimits form={form} plan={plan} />
      <div className="grid gap-x-8 sm:grid-cols-2">
        <SwitchField
          form={form}
          name="is_active"
          label="Active"
          hint="Switched off, nobody new gets it, and it stops working for those who have it."
        />
        <SwitchField form={form} name="is_featured" label="Featured" hint="Marked on its upgrade page." />
      </div>
      <TagField
        form={form}
        name="features"
        label="Features"
        hint="Lines of the list on its upgrade page, in this order. Enter adds one."
        placeholder="Add a feature"
        noun="feature"
      />
      <PlanOpenings form={form} plan={plan} />
      <PlanNumbers form={form} />
    </form>
  );
}
