import type { AdminPlan } from '@herald/contract/endpoints/admin-plans';
import { ArrowRight } from 'lucide-react';
import { compareFacts } from '#data/plan-words.ts';
import { Dot } from '#ui/dot.tsx';
import { Icon } from '#ui/icon.tsx';
import { factsOfPlan } from '../rules/plan-values.ts';

/** What changes for people who are moved from one plan to another; what gets worse is marked. */
export function PlanDifferences({ from, to }: { from: AdminPlan; to: AdminPlan }) {
  const rows = compareFacts(factsOfPlan(to), factsOfPlan(from)).filter(({ isMore, isLess }) => isMore || isLess);
  if (rows.length === 0) return <p className="text-13 text-ink-soft">Both plans allow and open the same.</p>;
  return (
    <table className="w-full text-13">
      <caption className="sr-only">{`From ${from.name} to ${to.name}`}</caption>
      <tbody className="divide-y divide-line border-line border-y">
        {rows.map(({ label, own, plan, isLess }) => (
          <tr key={label}>
            <th scope="row" className="py-2 text-left font-normal text-ink-faint">
              {label}
            </th>
            <td className="tnum py-2 pl-3 text-right text-ink-soft">{own}</td>
            <td className="w-8 py-2 text-center text-ink-faint">
              <Icon of={ArrowRight} size={14} className="inline" />
              <span className="sr-only">becomes</span>
            </td>
            <td className="tnum w-2/5 py-2 font-medium">
              {isLess && <Dot tone="warn" className="mr-2" />}
              {plan}
              {isLess && <span className="sr-only"> (less than now)</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
