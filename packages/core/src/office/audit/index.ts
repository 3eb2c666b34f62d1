export type { AuditRow } from './audit-log-repository.ts';
export {
  exportAuditLog,
  listAuditActions,
  listAuditLog,
} from './list-audit-log.ts';
export { type OfficeHand, operatorHand } from './office-deed.ts';
