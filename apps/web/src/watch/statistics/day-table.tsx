import type { WatchedDay } from '@herald/contract/endpoints/analytics';

export const number = (value: number): string => value.toLocaleString('en-US');

const COLUMNS = [
  { header: 'Plays', of: 'plays' },
  { header: 'Watched', of: 'watched' },
  { header: 'Clicks', of: 'clicks' },
  { header: 'Saved', of: 'downloads' },
] as const;

/** 2026-11-16 as Nov 16, in no time zone but its own. */
const dayName = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });

/** The last 30 days; those without anything are left out. */
export function DayTable({ days }: { days: readonly WatchedDay[] }) {
  return (
    <details className="mt-4">
      <summary className="min-h-6 cursor-pointer py-1 font-medium text-13 max-md:min-h-11">By day</summary>
      <table aria-label="Figures by day" className="tnum mt-1 w-full text-13">
        <thead className="border-line border-b text-12 text-ink-faint">
          <tr>
            <th className="h-8 text-left font-medium">Day</th>
            {COLUMNS.map(({ header }) => (
              <th key={header} className="h-8 text-right font-medium">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {days.map((day) => (
            <tr key={day.day}>
              <td className="h-8">{dayName(day.day)}</td>
              {COLUMNS.map(({ header, of }) => (
                <td key={header} className="text-right">
                  {number(day[of])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
