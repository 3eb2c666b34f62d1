import type { AdminPlan } from '@herald/contract/endpoints/admin-plans';
import type { UseFormReturn } from 'react-hook-form';
import type { PlanFormValues } from '../rules/plan-values.ts';
import { NumberField, SwitchField } from './plan-fields.tsx';
import { PlanPart } from './plan-part.tsx';

interface PlanOpeningsProps {
  form: UseFormReturn<PlanFormValues>;
  plan: AdminPlan | undefined;
}

/** Doors, and how far behind each. */
export function PlanOpenings({ form }: PlanOpeningsProps) {
  const hasMarketplace = form.watch('opens_marketplace');
  const hasTeam = form.watch('team_members_enabled');
  return (
    <PlanPart title="What this plan opens">
      <div className="-mt-3 divide-y divide-line">
        <SwitchField
          form={form}
          name="opens_full_library"
          label="Full avatar library"
          hint="Every avatar instead of the default ones."
        />
        <SwitchField
          form={form}
          name="opens_marketplace"
          label="Marketplace"
          hint="Websites of their own, each on a sub-domain."
        />
        <SwitchField form={form} name="opens_filming" label="Film yourself" hint="Presenters from their own videos." />
        <SwitchField form={form} name="team_members_enabled" label="Allow users on this plan to manage team members" />
      </div>
      <div className="mt-3 grid gap-5 sm:grid-cols-2">
        <NumberField form={form} name="sites_max" label="Sites at most" min={0} isDisabled={!hasMarketplace} />
        <NumberField form={form} name="team_members_max" label="Team members at most" min={0} isDisabled={!hasTeam} />
      </div>
    </PlanPart>
  );
}
