import type { AuditChanges } from '@herald/contract/audit-actions';

/** The fields that differ; a field that is left out of `after` stays. Leave secrets out of both. */
export function changesBetween<Fields extends object>(before: Fields, after: Partial<NoInfer<Fields>>): AuditChanges {
  const entries = Object.entries(after).flatMap(([field, to]) => {
    const from = before[field as keyof Fields];
    const isSame = to === undefined || JSON.stringify(from) === JSON.stringify(to);
    return isSame ? [] : [[field, { from, to }] as const];
  });
  return Object.fromEntries(entries);
}
