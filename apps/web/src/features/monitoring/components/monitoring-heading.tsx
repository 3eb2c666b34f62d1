import type { Monitoring } from '@herald/contract/endpoints/admin-monitoring';
import type { ReactNode } from 'react';
import { StatusBadge } from '#ui/status-badge.tsx';
import { badgeText, HEALTH } from '../rules/monitoring-words.ts';

interface MonitoringHeadingProps {
  /** For the badge; it appears once it is known. */
  health?: Pick<Monitoring, 'state' | 'problems'> | undefined;
  line: string;
  children: ReactNode;
}

export function MonitoringHeading({ health, line, children }: MonitoringHeadingProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div>
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="font-semibold text-20">System Monitoring</h2>
          <span role="status">
            {health && <StatusBadge tone={HEALTH[health.state].tone} label={badgeText(health)} />}
          </span>
        </div>
        <p className="tnum text-14 text-ink-soft">{line}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">{children}</div>
    </div>
  );
}
