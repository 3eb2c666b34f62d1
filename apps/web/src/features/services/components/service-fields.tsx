import type { AdminService, ServiceWire } from '@herald/contract/endpoints/admin-services';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import type { ServiceValues } from '../rules/service-values.ts';
import { MoneyFields } from './money-fields.tsx';
import { WireSettings } from './wire-settings.tsx';

interface ServiceFieldsProps {
  form: UseFormReturn<ServiceValues>;
  wire: ServiceWire | undefined;
  keyPlaceholder?: string;
  isKeyDisabled?: boolean;
  /** What usually is paid, known once the service is there. */
  money?: Pick<AdminService, 'price_per' | 'usual_price'>;
  /** Below the key. */
  children?: ReactNode;
  /** Secrets of its wire that are kept, and those of them to be removed. */
  kept?: readonly string[];
  removed?: readonly string[];
  onRemove?: (name: string, isRemoved: boolean) => void;
}

/** What a service is, whether it is added or changed. */
export function ServiceFields(props: ServiceFieldsProps) {
  const { form, wire, keyPlaceholder, isKeyDisabled = false, money, children } = props;
  const { kept = [], removed = [], onRemove = () => undefined } = props;
  const speaks = wire?.kind === 'speech';
  const { errors } = form.formState;
  return (
    <>
      <Field
        label="Name"
        error={errors.title?.message}
        hint="Customers read it where they are told what a video costs."
      >
        <Input {...form.register('title', { required: 'Please enter a name.' })} autoComplete="off" />
      </Field>
      <Field
        label="Address"
        error={errors.url?.message}
        hint="Without /v1. Whoever runs Herald must allow addresses inside your network."
      >
        <Input
          {...form.register('url', { required: 'Please enter an address.' })}
          type="url"
          placeholder="http://127.0.0.1:8880"
          autoComplete="off"
        />
      </Field>
      {wire?.has_models && (
        <Field label="Model" error={errors.model?.message}>
          <Input
            {...form.register('model', { required: 'Please enter a model.' })}
            placeholder={wire.usual_model || 'kokoro'}
            autoComplete="off"
          />
        </Field>
      )}
      {speaks && (
        <Field
          label="Voices"
          optional
          error={errors.voices?.message}
          hint="Empty for those of its list. Otherwise names, as in: alloy, shop:male:de-DE."
        >
          <Input {...form.register('voices')} autoComplete="off" />
        </Field>
      )}
      <Field
        label="API key"
        optional={wire?.needs_key === false}
        error={errors.key?.message}
        hint="Write-only. Of a key with at least 12 characters, the last four stay visible."
      >
        <Input
          {...form.register('key')}
          type="password"
          autoComplete="new-password"
          spellCheck={false}
          placeholder={keyPlaceholder}
          disabled={isKeyDisabled}
        />
      </Field>
      {children}
      {wire && <WireSettings form={form} wire={wire} kept={kept} removed={removed} onRemove={onRemove} />}
      {money && <MoneyFields form={form} money={money} />}
    </>
  );
}
