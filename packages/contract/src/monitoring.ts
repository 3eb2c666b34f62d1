/** How something is at the moment. */
export const healthStates = ['healthy', 'warning', 'critical'] as const;
export type HealthState = (typeof healthStates)[number];

export const alertLevels = ['info', 'warning', 'critical'] as const;
export type AlertLevel = (typeof alertLevels)[number];

/** What is watched; the settings have a threshold for each. */
export const alertRules = [
  'process_lost',
  'service_down',
  'month_cap',
  'films_wait',
  'sales_fail',
  'disk_full',
  'mails_unsent',
  'requests_fail',
] as const;
export type AlertRule = (typeof alertRules)[number];

export const alertChanges = ['opened', 'resolved'] as const;
export type AlertChange = (typeof alertChanges)[number];

export const alertPostStates = ['queued', 'sent', 'failed'] as const;
export type AlertPostState = (typeof alertPostStates)[number];
