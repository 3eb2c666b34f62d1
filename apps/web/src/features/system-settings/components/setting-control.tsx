import type { PublicPlan } from '@herald/contract/endpoints/plans';
import { definitionOf, type NumberSetting, type SettingDefinition, type SettingKey } from '@herald/contract/settings';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Dot } from '#ui/dot.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { TagInput } from '#ui/tag-input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { valueToSend, wasText } from '../rules/setting-changes.ts';
import type { SettingsForm } from './use-settings-form.ts';

export interface SettingControlProps {
  settingKey: SettingKey;
  form: SettingsForm;
  plans: readonly PublicPlan[] | undefined;
  effect: string;
}

/** The control of one setting with its effect, and what it was while it is not saved. */
export function SettingControl({ settingKey: key, form, plans, effect }: SettingControlProps) {
  const definition = definitionOf(key);
  const { label } = definition;
  const entry = form.entryOf(key);
  const was = form.changed.includes(key) ? wasText(form.saved[key]) : undefined;
  const problem = form.problemOf(key);
  const hint = <SwitchHint effect={effect} was={was} problem={problem} />;
  if (definition.type === 'boolean') {
    return <Switch label={label} hint={hint} isOn={entry === true} onChange={(isOn) => form.change(key, isOn)} />;
  }
  if (definition.type === 'integer' && definition.isRule) {
    const usual = String(form.saved[key] || definition.default);
    return (
      <Switch
        label={label}
        hint={hint}
        isOn={valueToSend(key, entry) !== 0}
        onChange={(isOn) => form.change(key, isOn ? usual : '0')}
        number={(describedBy) => (
          <NumberInput
            definition={definition}
            text={String(entry)}
            onChange={(text) => form.change(key, text)}
            aria-label={`${label}, ${definition.unit}`}
            aria-describedby={describedBy}
            aria-invalid={problem ? true : undefined}
            className="w-[136px] max-sm:w-[120px]"
          />
        )}
      />
    );
  }
  return (
    <Field
      label={label}
      aside={was && <span className="min-w-0 truncate text-12 text-ink-faint">{was}</span>}
      hint={effect}
      error={problem}
    >
      <Control definition={definition} text={String(entry)} plans={plans} onChange={(text) => form.change(key, text)} />
    </Field>
  );
}

function SwitchHint({
  effect,
  was,
  problem,
}: {
  effect: string;
  was: string | undefined;
  problem: string | undefined;
}) {
  return (
    <>
      {problem ? <span className="text-bad">{problem}</span> : effect}
      {was && (
        <span className="mt-1 flex items-center gap-2">
          <Dot tone="warn" />
          {was}
        </span>
      )}
    </>
  );
}

type NumberInputProps = Omit<ComponentProps<typeof Input>, 'onChange'> & {
  definition: NumberSetting;
  text: string;
  onChange: (text: string) => void;
};

function NumberInput({ definition: { max, unit }, text, onChange, className, ...rest }: NumberInputProps) {
  return (
    <Input
      {...rest}
      type="number"
      min={0}
      max={max}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      end={<span className="bg-ground px-2 text-13 text-ink-faint">{unit}</span>}
      className={clsx(
        '[&_input::-webkit-inner-spin-button]:appearance-none [&_input]:[appearance:textfield]',
        className,
      )}
    />
  );
}

interface ControlProps {
  definition: SettingDefinition;
  text: string;
  plans: readonly PublicPlan[] | undefined;
  onChange: (text: string) => void;
}

const INPUT_MODES: Partial<Record<string, 'url' | 'email'>> = { address: 'url', email: 'email' };
const NO_PLAN = 'no plan';

function Control({ definition, text, plans = [], onChange }: ControlProps) {
  if (definition.type === 'integer') return <NumberInput definition={definition} text={text} onChange={onChange} />;
  const kind = definition.type === 'string' ? definition.kind : 'line';
  if (kind === 'plan') {
    const isOptional = definition.type === 'string' && definition.isOptional === true;
    const named = plans.map(({ slug, name }) => ({ value: slug, label: `${name} (${slug})` }));
    // A choice cannot have an empty value.
    const options = isOptional ? [{ value: NO_PLAN, label: 'No plan' }, ...named] : named;
    if (isOptional && text === '') return <Select options={options} value={NO_PLAN} onChange={onChange} />;
    const isOffered = options.some(({ value }) => value === text);
    return (
      <Select
        options={isOffered ? options : [{ value: text, label: text }, ...options]}
        value={text}
        onChange={(slug) => onChange(slug === NO_PLAN ? '' : slug)}
      />
    );
  }
  if (kind === 'block')
    return (
      <Textarea className="min-h-[94px]" rows={3} value={text} onChange={(event) => onChange(event.target.value)} />
    );
  if (definition.type === 'string' && definition.noun) {
    const isLineBased = kind === 'lines';
    return (
      <TagInput
        noun={definition.noun}
        placeholder={`Add ${/^[aeiou]/.test(definition.noun) ? 'an' : 'a'} ${definition.noun}`}
        tags={entriesOf(text, isLineBased ? '\n' : ',')}
        onChange={(tags) => onChange(tags.join(isLineBased ? '\n' : ', '))}
        isLineBased={isLineBased}
      />
    );
  }
  return (
    <Input
      value={text}
      placeholder={kind === 'address' ? 'https://' : undefined}
      inputMode={INPUT_MODES[kind]}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Each once: what is stored was once written by hand. */
function entriesOf(text: string, separator: string): string[] {
  const entries = text.split(separator).map((entry) => entry.trim());
  return [...new Set(entries.filter((entry) => entry !== ''))];
}
