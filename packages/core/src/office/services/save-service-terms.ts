import { changesBetween } from '../../audit/audit-changes.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Core } from '../../core.ts';
import { holdAdvisoryLock } from '../../db/advisory-locks.ts';
import { type ServiceRow, serviceRepository } from '../../settings/service-repository.ts';
import type { OfficeHand } from '../audit/office-deed.ts';
import { assertVersion, holdService } from './services.ts';

export interface ServiceTermsSave extends Pick<ServiceRow, 'priceMicros' | 'monthCapMicros' | 'accountCapMicros'> {
  baseVersion: number;
}

/** What a service costs and may cost, which is all that can be changed of one that the environment names. */
export async function saveServiceTerms(
  core: Core,
  hand: OfficeHand,
  id: string,
  { baseVersion, ...terms }: ServiceTermsSave,
): Promise<void> {
  await core.db.transaction('save service terms', async (tx) => {
    await holdAdvisoryLock(tx, 'services');
    const before = await holdService(tx, id, 'environment');
    const { title, priceMicros, monthCapMicros, accountCapMicros } = before;
    const changes = changesBetween({ priceMicros, monthCapMicros, accountCapMicros }, terms);
    if (Object.keys(changes).length === 0) return;
    assertVersion(before, baseVersion);
    await serviceRepository.update(tx, id, { ...terms, version: before.version + 1, updatedAt: core.clock.now() });
    const deed = { action: 'service.update', subjectType: 'service', subjectId: id } as const;
    await recordAudit(core, tx, { ...hand, ...deed, details: { name: title }, changes });
  });
}
