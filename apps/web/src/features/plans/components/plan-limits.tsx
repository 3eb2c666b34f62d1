import type { AdminPlan } from '@herald/contract/endpoints/admin-plans';
import { numberOf } from '@herald/contract/number-of';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { lengthText } from '#data/plan-words.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import type { PlanFormValues } from '../rules/plan-values.ts';
import { NumberField } from './plan-fields.tsx';
import { PlanPart } from './plan-part.tsx';
import { StorageField } from './storage-field.tsx';

interface PlanLimitsProps {
  form: UseFormReturn<PlanFormValues>;
  plan: AdminPlan | undefined;
}

export function PlanLimits({ form }: PlanLimitsProps) {
  const isUnlimited = form.watch('unlimited_videos');
  const seconds = numberOf(form.watch('video_seconds'));
  return (
    <PlanPart title="Limits">
      <div className="grid gap-5 sm:grid-cols-3">
        <NumberField
          form={form}
          name="video_seconds"
          label="Video seconds"
          min={1}
          hint={seconds >= 60 ? lengthText(Math.round(seconds)) : undefined}
          end={<span className="mr-2 text-13 text-ink-faint">s</span>}
        />
        <NumberField form={form} name="script_characters" label="Script characters" min={1} hint="At most 5,000" />
        <NumberField
          form={form}
          name="videos_created"
          label="Videos created"
          min={0}
          hint="per month"
          isDisabled={isUnlimited}
          instead={isUnlimited ? 'Unlimited' : undefined}
        />
      </div>
      <div className="mt-4">
        <Controller
          control={form.control}
          name="unlimited_videos"
          render={({ field }) => (
            <Checkbox isChecked={field.value} onChange={field.onChange}>
              Unlimited videos
            </Checkbox>
          )}
        />
      </div>
      <div className="mt-5">
        <StorageField form={form} />
      </div>
    </PlanPart>
  );
}
