import { recordDeed } from '../audit/record-deed.ts';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { type OfficeTemplate, templateRepository } from './template-repository.ts';

export async function listOfficeTemplates(core: Core): Promise<OfficeTemplate[]> {
  return templateRepository.listForOffice(core.db.queries);
}

interface Placing {
  isFeatured?: boolean | undefined;
  isWithdrawn?: boolean | undefined;
}

/** Puts a template forward, or takes it away from everybody. What is withdrawn is not put forward. */
export async function placeTemplate(core: Core, actor: Actor, id: string, placing: Placing, caller: Caller) {
  await core.db.transaction('place template', async (tx) => {
    const template = await templateRepository.findForOffice(tx, id);
    if (!template) throw new AppError('not_found');
    const isWithdrawn = placing.isWithdrawn ?? template.withdrawnAt !== null;
    const isFeatured = !isWithdrawn && (placing.isFeatured ?? template.isFeatured);
    const withdrawnAt = isWithdrawn ? (template.withdrawnAt ?? core.clock.now()) : null;
    await templateRepository.place(tx, id, { isFeatured, withdrawnAt });
    await recordDeed(core, tx, {
      ...{ actor, caller, action: 'template.update', subjectType: 'template', subjectId: id },
      changes: {
        ...(isFeatured !== template.isFeatured && { featured: { from: template.isFeatured, to: isFeatured } }),
        ...(isWithdrawn !== (template.withdrawnAt !== null) && {
          withdrawn: { from: template.withdrawnAt !== null, to: isWithdrawn },
        }),
      },
      details: { name: template.name },
    });
  });
}
