import { useSearchParams } from 'react-router';
import { AuditLog } from '#features/audit-log/components/audit-log.tsx';
import { AlertsList } from '#features/monitoring/components/alerts-list.tsx';
import { MonitoringOverview } from '#features/monitoring/components/monitoring-overview.tsx';
import { Segmented } from '#ui/segmented.tsx';

const VIEWS = [
  { value: 'overview', label: 'Overview' },
  { value: 'alerts', label: 'Alerts' },
  { value: 'audit', label: 'Audit log' },
] as const;
type View = (typeof VIEWS)[number]['value'];

/** Questions that only the audit log answers. */
const AUDIT_QUESTIONS = ['action', 'person', 'target', 'impersonated', 'date_from', 'date_to'];

function viewOf(address: URLSearchParams): View {
  const named = VIEWS.find(({ value }) => value === address.get('view'));
  if (named) return named.value;
  return AUDIT_QUESTIONS.some((name) => address.has(name)) ? 'audit' : 'overview';
}

/** How the installation is, what was wrong, and who did what. */
export function MonitoringTab() {
  const [address, setAddress] = useSearchParams();
  const view = viewOf(address);
  // What one view was asked means nothing to another.
  const change = (next: View) =>
    setAddress(next === 'overview' ? { tab: 'monitoring' } : { tab: 'monitoring', view: next });
  const views = <Segmented label="View" segments={VIEWS} value={view} onChange={change} />;
  if (view === 'alerts') return <AlertsList views={views} />;
  if (view === 'overview') return <MonitoringOverview views={views} />;
  return <AuditLog views={views} />;
}
