import type { AdminPlan } from '@herald/contract/endpoints/admin-plans';
import type { ReactNode } from 'react';
import { type DataColumn, DataTable } from '#ui/data-table.tsx';
import { ListFailure, ListLoading } from '#ui/list-states.tsx';
import { Panel } from '#ui/panel.tsx';
import { priceText } from '#ui/price-text.ts';
import { useAdminPlans } from '../api/use-plans.ts';
import { countText, openingsOf, videosText } from '../rules/plan-words.ts';
import { Openings, People, PlanTags, planColumns } from './plan-columns.tsx';

interface PlanListProps {
  /** What can be done with one plan. */
  menuOf: (plan: AdminPlan) => ReactNode;
  selectedId: string | undefined;
  onOpen: (plan: AdminPlan) => void;
}

export function PlanList({ menuOf, selectedId, onOpen }: PlanListProps) {
  const plans = useAdminPlans();
  if (plans.isPending) {
    return (
      <Panel>
        <ListLoading words="Loading plans..." rows={5} rowClass="flex h-16 items-center gap-6" />
      </Panel>
    );
  }
  if (plans.isLoadingError) return <ListFailure title="Failed to load plans." answer={plans} />;
  return (
    <section aria-labelledby="plan-list">
      <DataTable
        label="Plans"
        heading={
          <h3 id="plan-list" className="flex items-baseline gap-2 font-semibold text-14">
            Plans <span className="font-normal text-13 text-ink-faint">{countText(plans.data.length)}</span>
          </h3>
        }
        columns={[...planColumns, menuColumn(menuOf)]}
        rows={plans.data}
        rowId={({ id }) => id}
        selectedId={selectedId}
        onOpen={onOpen}
        listItem={(plan) => <PlanItem plan={plan} menu={menuOf(plan)} />}
      />
      <p className="mt-3 text-13 text-ink-faint">People with several plans count once for each.</p>
    </section>
  );
}

const menuColumn = (menuOf: (plan: AdminPlan) => ReactNode): DataColumn<AdminPlan> => ({
  id: 'menu',
  header: 'Actions',
  isHeaderHidden: true,
  className: 'w-10 text-right',
  cell: menuOf,
});

function PlanItem({ plan, menu }: { plan: AdminPlan; menu: ReactNode }) {
  const { name, description, price, currency, video_seconds, script_characters, people } = plan;
  return (
    <div className="flex gap-2 py-3 pr-2 pl-4">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 break-words font-medium text-14">{name}</span>
          <PlanTags plan={plan} />
        </div>
        <p className="break-words text-13 text-ink-faint">{description}</p>
        <p className="tnum mt-1.5 flex flex-wrap items-center gap-x-3 text-13 text-ink-soft">
          <span>{video_seconds} s</span>
          <span>{script_characters.toLocaleString('en-US')} characters</span>
          <span>{videosText(plan)} videos</span>
          <People plan={plan} noun={people.total === 1 ? 'person' : 'people'} />
        </p>
        {openingsOf(plan).length > 0 && (
          <div className="mt-2">
            <Openings plan={plan} />
          </div>
        )}
      </div>
      <span className="tnum pt-0.5 font-semibold text-14">{priceText(price, currency)}</span>
      <div className="-mt-1.5">{menu}</div>
    </div>
  );
}
