import { Link, useLocation } from 'react-router';
import { paths } from '#lib/paths.ts';
import { addressOf, listedTabs, tabOf } from './admin-tabs.tsx';

/** Every tab of the back office, one tap away. */
export function AdminTabLinks({ className }: { className: string }) {
  const { pathname, search } = useLocation();
  const current = pathname === paths.dashboard ? tabOf(new URLSearchParams(search).get('tab')) : null;
  return (
    <div className="grid grid-cols-2">
      {listedTabs.map(({ value, label }) => (
        <Link
          key={value}
          to={{ pathname: paths.dashboard, search: new URLSearchParams(addressOf(value)).toString() }}
          aria-current={value === current ? 'page' : undefined}
          className={className}
        >
          <span className="inline-block text-14 first-letter:uppercase">{label}</span>
        </Link>
      ))}
    </div>
  );
}
