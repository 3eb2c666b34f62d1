import type { AdminSetting } from '@herald/contract/endpoints/admin-settings';
import { definitionOf, type SettingKey } from '@herald/contract/settings';
import { clsx } from 'clsx';
import { useEffect } from 'react';
import { usePlans } from '#data/plans.ts';
import { SettingsCard } from '#ui/settings-card.tsx';
import { effectText } from '../rules/effect-text.ts';
import { keysOf } from '../rules/setting-changes.ts';
import { SettingControl } from './setting-control.tsx';
import { groupTexts } from './settings-rail.tsx';
import type { SettingsForm } from './use-settings-form.ts';

interface SettingsGroupsProps {
  form: SettingsForm;
  sent: Readonly<Record<string, AdminSetting>> | undefined;
  /** The group to jump to. */
  section: string | null;
}

/** All groups on one page. */
export function SettingsGroups({ form, sent, section }: SettingsGroupsProps) {
  const { data: plans } = usePlans();
  useEffect(() => jumpTo(section), [section]);
  const controlOf = (key: SettingKey) => {
    const { people, description } = sent?.[key] ?? {};
    const effect = effectText(key, { entry: form.entryOf(key), people, plans, description });
    return <SettingControl settingKey={key} form={form} plans={plans} effect={effect} />;
  };
  return groupTexts.map(({ group, title, sentence }) => (
    <div key={group} id={idOf(group)} tabIndex={-1} className="scroll-mt-20 outline-none">
      <SettingsCard title={title} sentence={sentence}>
        <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2">
          {keysOf(group).map((key) => (
            <div
              key={key}
              className={clsx(
                'min-w-0 border-line',
                isWide(key) && 'sm:col-span-2',
                isSwitch(key) && 'switch not-first:border-t first:-mt-3 last:-mb-3 [.switch+&]:-mt-6',
              )}
            >
              {controlOf(key)}
            </div>
          ))}
        </div>
      </SettingsCard>
    </div>
  ));
}

const idOf = (group: string) => `settings-${group}`;

function isSwitch(key: SettingKey): boolean {
  const definition = definitionOf(key);
  return definition.type === 'boolean' || (definition.type === 'integer' && definition.isRule === true);
}

function isWide(key: SettingKey): boolean {
  const definition = definitionOf(key);
  if (isSwitch(key)) return true;
  return definition.type === 'string' && definition.kind !== 'plan';
}

function jumpTo(section: string | null): void {
  const card = section && document.getElementById(idOf(section));
  if (!card) return;
  card.scrollIntoView({ block: 'start' });
  card.focus({ preventScroll: true });
}
