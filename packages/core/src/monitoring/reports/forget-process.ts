import { recordAudit } from '../../audit/record-audit.ts';
import type { Core } from '../../core.ts';
import { AppError } from '../../errors/app-error.ts';
import type { OfficeHand } from '../../office/audit/office-deed.ts';
import { processRepository } from './process-repository.ts';

/** Takes a process off the list that will not come back. */
export async function forgetProcess(core: Core, hand: OfficeHand, id: string): Promise<void> {
  await core.db.transaction('forget process', async (tx) => {
    const found = (await processRepository.list(tx)).find((one) => one.id === id);
    if (!found) throw new AppError('not_found');
    await processRepository.remove(tx, id);
    const details = { name: `${found.role} on ${found.host}` };
    await recordAudit(core, tx, { ...hand, action: 'process.forget', subjectType: 'process', subjectId: id, details });
  });
}
