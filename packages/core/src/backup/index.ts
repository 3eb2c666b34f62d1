export { assertKnown } from './assert-known.ts';
export type { TargetRules } from './assert-ours.ts';
export { BackupError } from './backup-error.ts';
export { examineTarget, type Target } from './examine-target.ts';
export { loadDatabase } from './load-database.ts';
export { entriesOf, type OpenBackup, openBackup } from './open-backup.ts';
export { removeOtherFiles, restoreFiles } from './restore-files.ts';
export { type BackupProgress, type BackupSource, backupStream } from './write-backup.ts';
