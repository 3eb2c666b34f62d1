import type { AuditEntry, AuditPerson } from '@herald/contract/endpoints/audit-log';
import type { AuditRow } from '@herald/core/office/audit';

export function presentAuditEntry(row: AuditRow): AuditEntry {
  const { details, subjectType, subjectId, impersonatorId } = row;
  const name = typeof details.name === 'string' ? details.name : '';
  const isDeleted = subjectType === 'user' && row.subjectName === null;
  return {
    id: row.id,
    created_at: row.createdAt.toISOString(),
    person: personOf(row.actorId, row.actorName, row.actorEmail),
    impersonator: impersonatorId ? personOf(impersonatorId, row.impersonatorName, row.impersonatorEmail) : null,
    action: row.action,
    target: {
      type: subjectType,
      id: subjectId,
      name: row.subjectName ?? (name || (isDeleted ? DELETED : '')),
      is_deleted: isDeleted,
    },
    changes: row.changes,
    details,
    ip: row.ip || null,
  };
}

const DELETED = 'Deleted account';

function personOf(id: string | null, name: string | null, email: string | null): AuditPerson {
  if (id === null) return { id, name: 'Command line', email: null, is_deleted: false };
  return { id, name: name ?? DELETED, email, is_deleted: name === null };
}

export const auditCsvHeader = [
  'Time',
  'Person',
  'Person email',
  'Impersonated by',
  'Impersonated by email',
  'Action',
  'Target type',
  'Target',
  'Target id',
  'Changes',
  'Details',
  'Address',
];

/** Ids stand for people whose account is gone. */
export function auditCsvRow(row: AuditRow): string[] {
  const { person, impersonator, target, ...entry } = presentAuditEntry(row);
  const nameOf = (who: AuditPerson) => (who.is_deleted ? `${who.name} ${who.id}` : who.name);
  const { name: _name, ...facts } = entry.details;
  return [
    entry.created_at,
    nameOf(person),
    person.email ?? '',
    impersonator ? nameOf(impersonator) : '',
    impersonator?.email ?? '',
    entry.action,
    target.type,
    target.name,
    target.id,
    jsonOf(entry.changes),
    jsonOf(facts),
    entry.ip ?? '',
  ];
}

const jsonOf = (value: object) => (Object.keys(value).length > 0 ? JSON.stringify(value) : '');
