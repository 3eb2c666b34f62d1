import type { AdminPlan } from '@herald/contract/endpoints/admin-plans';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { DeletePlanDialog } from './delete-plan-dialog.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { PlanList } from './plan-list.tsx';
import { type PlanDeed, PlanMenu } from './plan-menu.tsx';
import { PlanPagesDialog } from './plan-pages-dialog.tsx';

interface Doing {
  deed: PlanDeed;
  plan: AdminPlan;
}

/** The plans of this installation: what they cost, allow and open, and who has them. */
export function PlanManagement() {
  const [doing, setDoing] = useState<Doing | 'create'>();
  const close = () => setDoing(undefined);
  const { plan, deed } = doing && doing !== 'create' ? doing : {};
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="font-semibold text-20">Plan Management</h2>
          <p className="mt-0.5 text-14 text-ink-soft">Manage subscription plans and pricing</p>
        </div>
        <Button kind="primary" size="toolbar" icon={Plus} onClick={() => setDoing('create')} className="max-md:w-full">
          Create Plan
        </Button>
      </div>
      <PlanList
        menuOf={(one) => <PlanMenu plan={one} onDo={(next) => setDoing({ deed: next, plan: one })} />}
        selectedId={plan?.id}
      />
      {doing === 'create' && <PlanDialog planId={undefined} onClose={close} />}
      {plan && deed === 'edit' && <PlanDialog planId={plan.id} onClose={close} />}
      {plan && deed === 'pages' && <PlanPagesDialog plan={plan} onClose={close} />}
      {plan && deed === 'delete' && <DeletePlanDialog planId={plan.id} onClose={close} />}
    </div>
  );
}
