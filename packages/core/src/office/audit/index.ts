export type { AuditRow } from './audit-log-repository.ts';
export {
  type AuditPage,
  type AuditQuery,
  listAuditActions,
  listAuditLog,
  readWholeAuditLog,
} from './list-audit-log.ts';
export { type OfficeHand, operatorHand } from './office-deed.ts';
