import type { AuditEntry, AuditPerson } from '@herald/contract/endpoints/audit-log';
import type { Handlers } from './fake-server.ts';
import { data } from './replies.ts';

let count = 0;
const nextId = () => {
  count += 1;
  return `00000000-0000-7000-9000-${String(count).padStart(12, '0')}`;
};

export const anAuditPerson = (name: string, changes: Partial<AuditPerson> = {}): AuditPerson => ({
  id: nextId(),
  name,
  email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@herald.test`,
  is_deleted: false,
  ...changes,
});

/** One line of the audit log. */
export const anAuditEntry = (changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id: nextId(),
  created_at: '2026-11-20T13:57:31.000Z',
  person: anAuditPerson('Morgan Reyes'),
  impersonator: null,
  action: 'setting.update',
  target: { type: 'setting', id: 'max_videos_per_user', name: 'max_videos_per_user', is_deleted: false },
  changes: { value: { from: 80, to: 100 } },
  details: {},
  ip: '84.21.9.6',
  ...changes,
});

/** What the tab Monitoring asks for. */
export function auditLogOf(entries: AuditEntry[], total = entries.length): Handlers {
  const page = {
    data: entries,
    current_page: 1,
    last_page: Math.max(1, Math.ceil(total / 25)),
    total,
    per_page: 25,
    from: entries.length > 0 ? 1 : null,
    to: entries.length > 0 ? entries.length : null,
  };
  return {
    listAuditLog: () => data(page),
    auditLogOptions: () => data({ actions: [...new Set(entries.map(({ action }) => action))].toSorted() }),
  };
}
