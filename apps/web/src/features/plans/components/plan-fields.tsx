import { numberOf } from '@herald/contract/number-of';
import type { ReactNode } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Switch } from '#ui/switch.tsx';
import { TagInput } from '#ui/tag-input.tsx';
import type { NumberName, PlanFormValues } from '../rules/plan-values.ts';
import { PlanPart } from './plan-part.tsx';

type Form = UseFormReturn<PlanFormValues>;
type NamesOf<Value> = {
  [Name in keyof PlanFormValues]: PlanFormValues[Name] extends Value ? Name : never;
}[keyof PlanFormValues];

interface NumberFieldProps {
  form: Form;
  name: NumberName;
  label: string;
  min: number;
  hint?: string | undefined;
  /** What stands in the field while it cannot be changed. */
  instead?: string | undefined;
  end?: ReactNode;
  isDisabled?: boolean;
}

/** What is no number becomes 0 when the field is left. */
export function NumberField({ form, name, label, min, hint, instead, end, isDisabled = false }: NumberFieldProps) {
  const error = form.formState.errors[name]?.message;
  return (
    <Controller
      control={form.control}
      name={name}
      rules={{ validate: (typed) => isDisabled || numberOf(typed) >= min || `Please enter ${min} or more.` }}
      render={({ field }) => (
        <Field label={label} hint={wasHint(form, name) ?? hint} error={error}>
          <Input
            ref={field.ref}
            inputMode="decimal"
            autoComplete="off"
            value={instead ?? field.value}
            disabled={isDisabled}
            onChange={({ target }) => field.onChange(target.value)}
            onBlur={() => {
              field.onChange(String(numberOf(field.value)));
              field.onBlur();
            }}
            end={end}
          />
        </Field>
      )}
    />
  );
}

/** What a changed field of a plan held before; a new plan, which begins without a name, held nothing. */
export function wasHint(form: Form, name: NamesOf<string>): string | undefined {
  const { defaultValues, dirtyFields } = form.formState;
  const before = defaultValues?.name && defaultValues[name];
  return dirtyFields[name] && before ? `was ${before}` : undefined;
}

interface SwitchFieldProps {
  form: Form;
  name: NamesOf<boolean>;
  label: string;
  hint?: string;
}

export function SwitchField({ form, name, label, hint }: SwitchFieldProps) {
  const error = form.formState.errors[name]?.message;
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <div>
          <Switch label={label} hint={hint} isOn={field.value} onChange={field.onChange} />
          {error && (
            <p role="alert" className="pb-2 text-13 text-bad">
              {error}
            </p>
          )}
        </div>
      )}
    />
  );
}

interface TagFieldProps {
  form: Form;
  name: NamesOf<string[]>;
  label: string;
  hint: string;
  placeholder: string;
  noun: string;
}

export function TagField({ form, name, label, hint, placeholder, noun }: TagFieldProps) {
  const error = form.formState.errors[name]?.message;
  const isText = name === 'features';
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <Field
          label={label}
          hint={hint}
          error={error}
          aside={<span className="tnum text-12 text-ink-faint">{field.value.length}</span>}
        >
          <TagInput
            tags={field.value}
            onChange={(tags) => {
              form.clearErrors(name);
              field.onChange(tags);
            }}
            placeholder={placeholder}
            noun={noun}
            badTag={field.value.find((tag) => error?.startsWith(`${tag} `))}
            isLineBased={isText}
            isMono={!isText}
          />
        </Field>
      )}
    />
  );
}

/** What the sales platforms call the plan. */
export function PlanNumbers({ form }: { form: Form }) {
  return (
    <PlanPart
      title="Bought by"
      line="A sale with one of these numbers grants this plan. One number belongs to one plan. Enter adds one; a pasted list is split by line."
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TagField
          form={form}
          name="wp_item_number"
          label="WarriorPlus item numbers"
          hint="One per line"
          placeholder="Add a number"
          noun="item number"
        />
        <TagField
          form={form}
          name="launchpadjv_product_id"
          label="LaunchpadJV product IDs"
          hint="One per line"
          placeholder="Add an ID"
          noun="product ID"
        />
        <TagField
          form={form}
          name="jvzoo_product_id"
          label="JVZoo product IDs"
          hint="One per line"
          placeholder="Add an ID"
          noun="product ID"
        />
        <TagField
          form={form}
          name="generic_item"
          label="Items of any other shop"
          hint="One per line. The slug of the plan always works."
          placeholder="Add an item"
          noun="item"
        />
      </div>
    </PlanPart>
  );
}
