import type { PlanNews, SessionUser } from '@herald/contract/endpoints/session-user';
import { X } from 'lucide-react';
import { usePageEntries } from '#features/pages/api/use-page-entries.ts';
import { useStore } from '#lib/create-store.ts';
import { paths } from '#lib/paths.ts';
import { storedValue } from '#lib/stored-value.ts';
import { Dot, type Tone } from '#ui/dot.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { isOver, newsKey, newsText } from './plan-news-words.ts';

const putAway = storedValue('herald-plan-news');
const TONES: Record<PlanNews['kind'], Tone> = {
  given: 'good',
  ending: 'warn',
  ended: 'idle',
  refunded: 'idle',
  withdrawn: 'idle',
};

/** What happened to the plans of the account, and the teams that are closed at the moment: a line each. */
export function PlanNewsLines({ user }: { user: SessionUser }) {
  const read = useStore(putAway)?.split('\n') ?? [];
  const [upgrade] = usePageEntries(user.id).special;
  // Without any plan, the panel below says what ended.
  const told = user.plan_news.filter((news) => !(isOver(news) && user.activePlans.length === 0));
  const lines = told.filter((news) => !read.includes(newsKey(news)));
  if (lines.length + user.resting_teams.length === 0) return null;
  const close = (news: PlanNews) => putAway.write([...read, newsKey(news)].join('\n'));
  return (
    <ul aria-label="Your plans" className="mt-4 flex flex-col gap-2 text-14">
      {lines.map((news) => (
        <li key={newsKey(news)} className={LINE}>
          <Dot tone={TONES[news.kind]} />
          <span className="min-w-0 flex-1 break-words">
            {newsText(news)}
            {isOver(news) && ` You have ${user.activePlans.map(({ name }) => name).join(' and ')} now.`}
          </span>
          {news.kind !== 'given' && upgrade && <TextLink to={paths.page(upgrade.slug)}>See upgrades</TextLink>}
          <IconButton icon={X} label={`Put away: ${newsText(news)}`} onClick={() => close(news)} />
        </li>
      ))}
      {user.resting_teams.map(({ id, owner_name }) => (
        <li key={id} className={LINE}>
          <Dot tone="idle" />
          <span className="min-w-0 flex-1 break-words">
            {`The team of ${owner_name} rests because their plan has no team at the moment. You work in your own account until it has one again.`}
          </span>
        </li>
      ))}
    </ul>
  );
}

const LINE = 'flex min-h-11 items-center gap-3 rounded-control border border-line bg-panel py-1 pr-1 pl-4';
