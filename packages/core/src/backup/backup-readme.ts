interface BackedUp {
  secret: string | undefined;
  release: string;
  madeAt: Date;
}

/** Says what the file is to somebody who finds it later and knows nothing of it. */
export function backupReadme({ secret, release, madeAt }: BackedUp): string {
  return `A backup of a whole Herald, made by release ${release} on ${madeAt.toISOString()}.

"herald restore FILE" makes an installation of it. Keep the file as it is: one that was packed again is refused.

It holds every account with its videos, pictures, sounds, voices, mails and passwords (hashed). Nothing of it is encrypted.
${secret ? 'The secret of the installation is in it, too: with it, anyone can read the stored keys of services and two-factor secrets.' : 'The secret of the installation is not in it. Without that secret it cannot be restored.'}
Give this file to nobody who may not see all of that.
`;
}
