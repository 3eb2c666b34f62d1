import type { PublicPlan } from '@herald/contract/endpoints/plans';
import { definitionOf, type SettingDefinition, type SettingKey } from '@herald/contract/settings';
import { Dot } from '#ui/dot.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { wasText } from '../rules/setting-changes.ts';
import type { SettingsForm } from './use-settings-form.ts';

export interface SettingControlProps {
  settingKey: SettingKey;
  form: SettingsForm;
  plans: readonly PublicPlan[] | undefined;
  effect: string;
}

/** The control of one setting with its effect, and what it was while it is not saved. */
export function SettingControl({ settingKey: key, form, plans, effect }: SettingControlProps) {
  const { label, type } = definitionOf(key);
  const entry = form.entryOf(key);
  const was = form.changed.includes(key) ? wasText(form.saved[key]) : undefined;
  if (type === 'boolean') {
    const hint = (
      <>
        {effect}
        {was && (
          <span className="mt-1 flex items-center gap-2">
            <Dot tone="warn" />
            {was}
          </span>
        )}
      </>
    );
    return <Switch label={label} hint={hint} isOn={entry === true} onChange={(isOn) => form.change(key, isOn)} />;
  }
  return (
    <Field
      label={label}
      aside={was && <span className="min-w-0 truncate text-12 text-ink-faint">{was}</span>}
      hint={effect}
      error={form.problemOf(key)}
    >
      <Control
        definition={definitionOf(key)}
        text={String(entry)}
        plans={plans}
        onChange={(text) => form.change(key, text)}
      />
    </Field>
  );
}

interface ControlProps {
  definition: SettingDefinition;
  text: string;
  plans: readonly PublicPlan[] | undefined;
  onChange: (text: string) => void;
}

function Control({ definition, text, plans = [], onChange }: ControlProps) {
  if (definition.type === 'integer') {
    return (
      <Input
        type="number"
        min={0}
        max={definition.max}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        end={<span className="bg-ground px-2 text-13 text-ink-faint">{definition.unit}</span>}
        className="[&_input::-webkit-inner-spin-button]:appearance-none [&_input]:[appearance:textfield]"
      />
    );
  }
  const kind = definition.type === 'string' ? definition.kind : 'line';
  if (kind === 'plan') {
    const options = plans.map(({ slug, name }) => ({ value: slug, label: `${name} (${slug})` }));
    const isOffered = options.some(({ value }) => value === text);
    return (
      <Select
        options={isOffered ? options : [{ value: text, label: text }, ...options]}
        value={text}
        onChange={onChange}
      />
    );
  }
  if (kind === 'block')
    return (
      <Textarea className="min-h-[94px]" rows={3} value={text} onChange={(event) => onChange(event.target.value)} />
    );
  return (
    <Input
      value={text}
      placeholder={kind === 'address' ? 'https://' : undefined}
      inputMode={kind === 'address' ? 'url' : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
