export const adminTabs = [
  { value: 'users', label: 'User Management' },
  { value: 'plans', label: 'Plan Management' },
  { value: 'pages', label: 'Page Management' },
  { value: 'webhooks', label: 'Webhook Events' },
  { value: 'monitoring', label: 'monitoring' },
  { value: 'settings', label: 'settings' },
] as const;

export type AdminTab = (typeof adminTabs)[number]['value'];

export const tabOf = (name: string | null): AdminTab => adminTabs.find(({ value }) => value === name)?.value ?? 'users';
