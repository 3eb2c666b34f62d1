import { statfs } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';

/** What the database needs of the machine. */
export interface Surroundings {
  /** Throws for a user id that has no name. */
  userName(): string;
  freeMb(folder: string): Promise<number>;
}

const thisMachine: Surroundings = {
  userName: () => userInfo().username,
  async freeMb(folder) {
    const { bavail, bsize } = await statfs(folder);
    return (bavail * bsize) / 1e6;
  },
};

/** A new cluster with its first write-ahead log, and room for the first videos. */
const FIRST_START_MB = 300;
/** Socket, lock and log of the server. */
const TEMPORARY_MB = 1;

/** Why the database would not start here, with the way out; undefined if nothing speaks against it. */
export async function findSurroundingProblem(
  { dataFolder, isNew }: { dataFolder: string; isNew: boolean },
  { userName, freeMb }: Surroundings = thisMachine,
): Promise<string | undefined> {
  try {
    userName();
  } catch {
    return `The user id ${process.getuid?.()} has no name on this machine, and PostgreSQL does not run without one. Add a line for it to /etc/passwd, run Herald as a user with a name, or set DATABASE_URL to a PostgreSQL of yours.`;
  }
  if ((await freeMb(tmpdir())) < TEMPORARY_MB) {
    return `The temporary folder ${tmpdir()} is full. Free some space there, or set TMPDIR to a folder on another disk.`;
  }
  const freeInDataMb = await freeMb(dataFolder);
  if (!isNew || freeInDataMb >= FIRST_START_MB) return undefined;
  return `The first start needs ${FIRST_START_MB} MB in ${dataFolder}, and ${Math.floor(freeInDataMb)} MB are free. Free some space, or set HERALD_DATA to a folder on another disk.`;
}
