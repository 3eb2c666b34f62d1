import type { PlanFacts } from '@herald/contract/endpoints/pages';
import { clsx } from 'clsx';
import { compareFacts } from '#data/plan-words.ts';

/** Both plans side by side; what is more stands out. */
export function PlanTable({ plan, own }: { plan: PlanFacts; own: PlanFacts }) {
  return (
    <div className="mt-8 overflow-hidden rounded-card border border-line bg-panel">
      <table className="w-full table-fixed text-left text-13 md:text-14">
        <caption className="sr-only">{`${plan.name} beside what you have`}</caption>
        <thead className="text-12 text-ink-faint">
          <tr className="align-bottom">
            <th scope="col" className="p-3 font-medium md:px-4">
              Side by side
            </th>
            <th scope="col" className="p-3 font-medium md:px-4">
              <span className="block">You have</span>
              <span className="block break-words text-ink-soft">{own.name}</span>
            </th>
            <th scope="col" className="bg-raised p-3 font-medium text-ink md:px-4">
              {plan.name}
            </th>
          </tr>
        </thead>
        <tbody>
          {compareFacts(plan, own).map(({ label, own: has, plan: gets, isMore }) => (
            <tr key={label} className="border-line border-t">
              <th scope="row" className="p-3 font-normal text-ink-soft md:px-4">
                {label}
              </th>
              <td className="tnum p-3 text-ink-soft md:px-4">{has}</td>
              <td className={clsx('tnum bg-raised p-3 md:px-4', isMore ? 'font-semibold' : 'text-ink-soft')}>{gets}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
