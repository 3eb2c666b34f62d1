import type { AdminService } from '@herald/contract/endpoints/admin-services';
import { capStanding } from '#lib/budget-words.ts';
import { dollars } from '#lib/dollars.ts';
import { Fact } from '#ui/fact.tsx';

/** What a service cost this month, against its caps, and whose videos that was. */
export function UsedThisMonth({ service }: { service: AdminService }) {
  const { month_micros, month_uses, month_cap_micros, account_cap_micros, top_accounts } = service;
  const calls = month_uses === 1 ? '1 call' : `${month_uses.toLocaleString('en-US')} calls`;
  const note = capStanding(service)?.note;
  return (
    <div className="mt-6">
      <h4 className="font-medium text-13">Used this month</h4>
      <dl className="mt-2 divide-y divide-line border-line border-y text-13">
        <Fact name="Cost" nameWidth="m" className="tnum py-2">
          {`${dollars(month_micros)}, ${calls}`}
        </Fact>
        <Fact name="Cap" nameWidth="m" className="tnum py-2">
          {month_cap_micros === null ? 'None' : dollars(month_cap_micros)}
          {note && `. ${note}.`}
        </Fact>
        <Fact name="Per account" nameWidth="m" className="tnum py-2">
          {account_cap_micros === null ? 'No cap' : `At most ${dollars(account_cap_micros)}`}
        </Fact>
        {top_accounts.map(({ owner, micros }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two owners may have the same name, and the list is drawn as a whole.
          <Fact key={place} name={place === 0 ? 'Most by' : ''} nameWidth="m" className="tnum py-2">
            {`${owner}, ${dollars(micros)}`}
          </Fact>
        ))}
      </dl>
    </div>
  );
}
