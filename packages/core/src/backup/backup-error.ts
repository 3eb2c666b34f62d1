/** Why a backup cannot be made or taken, for the person who runs the command. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
