import { changesBetween } from '../../audit/audit-changes.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Core } from '../../core.ts';
import { holdAdvisoryLock } from '../../db/advisory-locks.ts';
import { type ServiceTermsRow, serviceTermsRepository } from '../../settings/service-terms-repository.ts';
import type { OfficeHand } from '../audit/office-deed.ts';
import { assertVersion } from './services.ts';

export type ServiceTermsState = ServiceTermsRow;

export interface ServiceTermsSave extends Pick<ServiceTermsRow, 'priceMicros' | 'monthCapMicros' | 'accountCapMicros'> {
  baseVersion: number;
}

const NONE = { priceMicros: null, monthCapMicros: null, accountCapMicros: null, version: 0 };

/** By the name of the service in the environment. */
export async function listServiceTerms(core: Core): Promise<Map<string, ServiceTermsRow>> {
  return new Map((await serviceTermsRepository.list(core.db.queries)).map((row) => [row.service, row]));
}

/** What a service of the environment costs and may cost. A save that changes nothing leaves everything as it is. */
export async function saveServiceTerms(
  core: Core,
  hand: OfficeHand,
  { name, title }: { name: string; title: string },
  { baseVersion, ...terms }: ServiceTermsSave,
): Promise<void> {
  await core.db.transaction('save service terms', async (tx) => {
    await holdAdvisoryLock(tx, 'services');
    const before = (await serviceTermsRepository.hold(tx, name)) ?? NONE;
    const { priceMicros, monthCapMicros, accountCapMicros } = before;
    const changes = changesBetween({ priceMicros, monthCapMicros, accountCapMicros }, terms);
    if (Object.keys(changes).length === 0) return;
    assertVersion(before, baseVersion);
    const stamp = { version: before.version + 1, updatedAt: core.clock.now() };
    await serviceTermsRepository.put(tx, { service: name, ...terms, ...stamp });
    const deed = { action: 'service.update', subjectType: 'service', subjectId: name } as const;
    await recordAudit(core, tx, { ...hand, ...deed, details: { name: title }, changes });
  });
}
