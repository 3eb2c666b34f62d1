import type { Core } from '../../core.ts';
import type { Site } from '../../sites/site-repository.ts';
import { accountFolder } from '../../storage/own-key-of.ts';
import { type ArchivedRow, archiveRepository } from '../archive/archive-repository.ts';
import { type ArchivedName, archivedNames, type Whose } from '../archive/archived-tables-repository.ts';
import { consentRepository } from '../consent-repository.ts';

export interface CollectedRows {
  tables: Map<ArchivedName, ArchivedRow[]>;
  consents: object[];
  library: { id: string; presetId: string }[];
}

/** Everything in the tables of the account and its owner, as of one moment. */
export async function collectRows(core: Core, whose: Whose): Promise<CollectedRows> {
  return core.db.transaction('collect export', async (tx) => {
    await archiveRepository.freeze(tx);
    const tables = new Map<ArchivedName, ArchivedRow[]>();
    for (const name of archivedNames) {
      const rows = await archiveRepository.readRows(tx, name, whose);
      tables.set(name, rows.map(withoutSignatures));
    }
    for (const site of tables.get('sites') ?? []) {
      site.content = await archiveRepository.readSite(tx, (site as unknown as Site).schemaName);
    }
    const consents = await consentRepository.list(tx, whose.accountId);
    return { tables, consents: consents.map(toLedgerEntry), library: await archiveRepository.readLibrary(tx) };
  });
}

const SIGNED_LINK = /(\/api\/media\/[^?"\\]+)\?[^"\\]*/g;

/** A draft holds links that open files for some hours; without what opens them they still say which files they are. */
function withoutSignatures(row: ArchivedRow): ArchivedRow {
  const copy = { ...row };
  for (const [name, value] of Object.entries(row)) {
    if (value === null || typeof value !== 'object' || value instanceof Date) continue;
    copy[name] = JSON.parse(JSON.stringify(value).replaceAll(SIGNED_LINK, '$1'));
  }
  return copy;
}

type Consented = Awaited<ReturnType<typeof consentRepository.list>>[number];

function toLedgerEntry({ avatarId, name, consent, givenBy }: Consented) {
  const { given_at, version = '', text = '', revoked_at = null } = consent;
  return { avatar_id: avatarId, avatar_name: name, given_at, given_by: givenBy, version, text, revoked_at };
}

/** The keys of the account's files that these rows name, wherever in a row they are. */
export function keysIn(rows: Iterable<ArchivedRow[]>, accountId: string): string[] {
  const folder = accountFolder(accountId);
  const keys = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      if (value.startsWith(folder)) keys.add(value);
    } else if (value !== null && typeof value === 'object') {
      for (const inner of Object.values(value)) look(inner);
    }
  };
  for (const table of rows) look(table);
  return [...keys].toSorted();
}
