import type { AdminPlan } from '@herald/contract/endpoints/admin-plans';
import { limits } from '@herald/contract/limits';
import { planSlugOf } from '@herald/contract/plan-slugs';
import { useRef } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { PlanFormValues } from '../rules/plan-values.ts';
import { NumberField, wasHint } from './plan-fields.tsx';

const CURRENCIES = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD', 'CHF', 'SEK', 'NOK', 'DKK', 'JPY', 'INR', 'BRL', 'ZAR'];

interface PlanBasicsProps {
  form: UseFormReturn<PlanFormValues>;
  plan: AdminPlan | undefined;
}

/** What the plan is called and costs. The slug of a new plan follows its name until it is edited by hand. */
export function PlanBasics({ form, plan }: PlanBasicsProps) {
  const { errors } = form.formState;
  const isOwnSlug = useRef(plan !== undefined);
  const name = form.register('name', {
    required: 'Please enter a name.',
    onChange: ({ target }) => {
      if (isOwnSlug.current) return;
      form.setValue('slug', planSlugOf(target.value), { shouldDirty: true });
      form.clearErrors('slug');
    },
  });
  const slug = form.register('slug', {
    required: 'Please enter a slug.',
    onChange: ({ target }) => {
      isOwnSlug.current = target.value !== '';
    },
  });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Name" hint={wasHint(form, 'name')} error={errors.name?.message}>
        <Input {...name} maxLength={limits.nameCharacters} autoComplete="off" required />
      </Field>
      <Field label="Slug" hint={wasHint(form, 'slug') ?? slugHint(plan)} error={errors.slug?.message}>
        <Input {...slug} autoComplete="off" spellCheck={false} required className="font-mono" />
      </Field>
      <Field label="Description" className="sm:col-span-2" error={errors.description?.message}>
        <Textarea
          {...form.register('description', { required: 'Please enter a description.' })}
          className="min-h-[70px]"
          rows={2}
          required
        />
      </Field>
      <div className="grid grid-cols-[1fr_112px] gap-3">
        <NumberField form={form} name="price" label="Price" min={0} />
        <CurrencyField form={form} />
      </div>
      <Field
        label="Purchase link"
        optional
        hint={wasHint(form, 'purchase_url') ?? 'Opened by the button of its upgrade page, if it has one.'}
        error={errors.purchase_url?.message}
      >
        <Input {...form.register('purchase_url')} inputMode="url" autoComplete="off" placeholder="https://" />
      </Field>
    </div>
  );
}

const slugHint = (plan: AdminPlan | undefined) =>
  plan ? 'A new slug replaces the old one everywhere.' : 'Written by the name, until you edit it.';

function CurrencyField({ form }: Pick<PlanBasicsProps, 'form'>) {
  return (
    <Controller
      control={form.control}
      name="currency"
      render={({ field, fieldState: { error } }) => (
        <Field label="Currency" error={error?.message}>
          <Select
            options={[...new Set([...CURRENCIES, field.value])].map((value) => ({ value, label: value }))}
            value={field.value}
            onChange={field.onChange}
          />
        </Field>
      )}
    />
  );
}
