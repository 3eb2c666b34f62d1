import type { MonitoredProcess, MonitoredService } from '@herald/contract/endpoints/admin-monitoring';
import { exactMoment, timeAgo } from '#lib/dates.ts';
import { Panel } from '#ui/panel.tsx';
import { Tag } from '#ui/tag.tsx';
import { HEALTH, msText, percentText } from '../rules/monitoring-words.ts';

interface ServicesPanelProps {
  services: readonly MonitoredService[];
  processes: readonly MonitoredProcess[];
}

/** Everything Herald leans on, with its state and since when. */
export function ServicesPanel({ services, processes }: ServicesPanelProps) {
  const apis = processes.filter(({ role, is_lost }) => role === 'api' && !is_lost).length;
  return (
    <Panel aria-labelledby="services" className="px-5 py-4">
      <div className="flex items-baseline justify-between border-line border-b pb-3">
        <h3 id="services" className="font-semibold text-14">
          Service Health
        </h3>
        <span className="text-12 text-ink-faint">{`${apis} API ${apis === 1 ? 'process' : 'processes'}; uptime of 30 days`}</span>
      </div>
      {services.length === 0 && (
        <p className="py-6 text-13 text-ink-soft">No process has looked at the services yet.</p>
      )}
      <ul>
        {services.map((service) => (
          <ServiceItem key={service.name} service={service} />
        ))}
      </ul>
    </Panel>
  );
}

function ServiceItem({ service: { title, state, reason, latency_ms, since, uptime } }: { service: MonitoredService }) {
  const { label, tone } = HEALTH[state];
  const words = reason || (latency_ms === null ? '' : msText(latency_ms));
  return (
    <li className="flex items-center gap-3 border-line border-b py-2.5 text-13 last:border-b-0">
      <p className="min-w-0 flex-1 break-words">
        <span className="font-medium">{title}</span> <span className="text-ink-soft">{words}</span>
        <span className="block text-12 text-ink-faint" title={exactMoment(since)}>
          {`since ${timeAgo(since)}`}
        </span>
      </p>
      <span className="tnum text-ink-soft">{percentText(uptime, 1)}</span>
      <Tag tone={tone}>{label}</Tag>
    </li>
  );
}
