import type { UseFormReturn } from 'react-hook-form';
import { factRows } from '#data/plan-words.ts';
import { Button } from '#ui/button.tsx';
import { PlanCard } from '#ui/plan-card.tsx';
import { bytesOf, factsOf, type PlanFormValues, storageOf, toSend } from '../rules/plan-values.ts';

interface PlanPreviewProps {
  form: UseFormReturn<PlanFormValues>;
}

/** The card of the upgrade pages with what is being typed, and what the plan allows in their words. */
export function PlanPreview({ form }: PlanPreviewProps) {
  const values = form.watch();
  const { price, currency } = toSend(values);
  const storageMb = storageOf(values.storage_mb);
  const name = values.name.trim() || 'Name of the plan';
  return (
    <>
      <p className="mb-3 flex items-baseline justify-between text-13">
        <span className="font-medium">As people see it</span>
        <span className="text-ink-faint">before saving</span>
      </p>
      <div className="corners p-3 text-ink-faint">
        <div className="text-ink">
          <PlanCard
            name={name}
            description={values.description}
            price={price}
            currency={currency}
            isFeatured={values.is_featured}
            features={values.features}
          >
            {values.purchase_url.trim() !== '' && (
              <Button full size="l" disabled className="mt-5">{`Get ${name}`}</Button>
            )}
          </PlanCard>
        </div>
      </div>
      <dl className="mt-5 divide-y divide-line text-13">
        {factRows(factsOf(values, bytesOf(storageMb ?? 0))).map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4 py-2">
            <dt className="text-ink-faint">{label}</dt>
            <dd className="tnum">{label === 'Storage' ? storageText(storageMb, value) : value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-13 text-ink-faint">The limits of System Settings apply to every plan and can be lower.</p>
    </>
  );
}

function storageText(storageMb: number | null, value: string): string {
  if (storageMb === null) return 'As in System Settings';
  return Number.isNaN(storageMb) ? '–' : value;
}
