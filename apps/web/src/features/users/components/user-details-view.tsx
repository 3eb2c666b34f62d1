import type { AdminUserDetails } from '@herald/contract/endpoints/admin-users';
import { exactMoment, shortDay } from '#lib/dates.ts';
import { Fact } from '#ui/fact.tsx';
import { sizeText } from '#ui/size-text.ts';
import { Tag } from '#ui/tag.tsx';
import { type Grant, originWords } from '../rules/plan-rows.ts';
import { userFacts } from '../rules/user-facts.ts';
import { DrawerPart } from './drawer-part.tsx';
import { UserHistory } from './user-history.tsx';
import { UserHold } from './user-hold.tsx';

/** Everything about a user in one column. */
export function UserDetailsView({ user }: { user: AdminUserDetails }) {
  return (
    <div className="flex flex-col gap-6">
      <UserHold user={user} />
      <Usage {...user.belongings} />
      <dl className="border-line border-t">
        {userFacts(user).map(({ name, value, title }) => (
          <Fact key={name} name={name} title={title} nameWidth="m" className="border-line border-b py-2 text-13">
            {value}
          </Fact>
        ))}
      </dl>
      <DrawerPart title="Plans">
        {user.plans.length + user.past_plans.length === 0 && <p className="text-13 text-ink-soft">No plans.</p>}
        <ul className="divide-y divide-line border-line border-y empty:hidden">
          {user.plans.map((grant) => (
            <GrantRow key={`${grant.id} ${grant.started_at}`} grant={grant} end={endWords(grant)} />
          ))}
          {user.past_plans.map((grant) => (
            <GrantRow
              key={`${grant.id} ${grant.started_at} ${grant.ended_at}`}
              grant={grant}
              end={`ended ${shortDay(grant.ended_at)}`}
              isOver
            />
          ))}
        </ul>
      </DrawerPart>
      <UserHistory user={user} />
    </div>
  );
}

const endWords = ({ expires_at }: Grant) => (expires_at ? `ends ${shortDay(expires_at)}` : 'no end');

function Usage({ videos, videos_this_month, views, stored_bytes }: AdminUserDetails['belongings']) {
  const [size = '', unit = ''] = sizeText(stored_bytes).split(' ');
  const number = (count: number) => count.toLocaleString('en-US');
  const figures = [
    { label: 'Videos', value: number(videos), note: `${number(videos_this_month)} this month` },
    { label: 'Views', value: number(views), note: 'on all videos' },
    { label: 'Storage', value: size, note: unit },
  ];
  return (
    <dl className="grid grid-cols-3 gap-px overflow-hidden rounded-card border border-line bg-line">
      {figures.map(({ label, value, note }) => (
        <div key={label} className="min-w-0 bg-ground px-3 py-2.5">
          <dt className="text-12 text-ink-soft">{label}</dt>
          <dd className="flex flex-wrap items-baseline gap-x-1.5">
            <span className="display tnum font-semibold text-20">{value}</span>
            <span className="text-12 text-ink-faint">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function GrantRow({ grant, end, isOver = false }: { grant: Grant; end: string; isOver?: boolean }) {
  return (
    <li className="flex items-start gap-3 py-2 text-13">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-1">
        <Tag>{grant.slug}</Tag>
        <span className={isOver ? 'break-words text-ink-faint' : 'break-words'}>{originWords(grant)}</span>
      </div>
      <p className="shrink-0 text-right text-12 text-ink-faint">
        <time dateTime={grant.started_at} title={exactMoment(grant.started_at)} className="block">
          {shortDay(grant.started_at)}
        </time>
        {end}
      </p>
    </li>
  );
}
