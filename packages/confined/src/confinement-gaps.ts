import { readConfinement } from './confinement.ts';
import { SEALING } from './sealed-view.ts';
import { SHELL, works } from './shell.ts';

const PROGRAMS = [
  { name: '/bin/sh', command: [SHELL, '-c', 'true'] },
  ...['unshare', 'mount', 'setpriv'].map((name) => ({ name: `${name} of util-linux`, command: [name, '--version'] })),
  { name: 'chroot of coreutils', command: ['chroot', '--version'] },
];

/** Each needs those before it. */
const SYSTEM = [
  { name: 'user namespaces for the user of Herald', command: ['unshare', '--user', '--map-root-user', 'true'] },
  {
    name: 'mount namespaces inside user namespaces',
    command: ['unshare', '--user', '--map-root-user', '--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/sys'],
  },
  { name: 'network and process namespaces inside user namespaces', command: [...SEALING, 'true'] },
  {
    name: 'a /proc of its own for a process, which most containers forbid',
    command: [...SEALING, 'mount', '-t', 'proc', 'proc', '/proc'],
  },
];

/** What this machine lacks to show a reader nothing but its own files, in words for an operator. */
export function confinementGaps(): string[] {
  if (readConfinement().isSealed) return [];
  if (process.platform !== 'linux') return ['Linux'];
  const programs = PROGRAMS.filter(({ command }) => !works(command));
  const missing = programs.length > 0 ? programs : SYSTEM.filter(({ command }) => !works(command)).slice(0, 1);
  const names = missing.map(({ name }) => name);
  return names.length > 0 ? names : ['the right to mount the folders of programs'];
}
