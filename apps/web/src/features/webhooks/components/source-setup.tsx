import type { WebhookSourceState } from '@herald/contract/endpoints/webhook-events';
import { Copy, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { sourceName } from '#data/source-name.ts';
import { failureOf } from '#lib/api.ts';
import { copyLink } from '#lib/copy-link.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { TagInput } from '#ui/tag-input.tsx';
import { useSaveSource } from '../api/use-sources.ts';
import { isSecretInAddress, launchpadFieldNames, mayGenerate, newSecret, secretHints } from '../rules/source-words.ts';

/** The secret is written and never read again; what else can be set is LaunchpadJV's. */
export function SourceSetup({ state, onClose }: { state: WebhookSourceState; onClose: () => void }) {
  const { source } = state;
  const [secret, setSecret] = useState('');
  const [addresses, setAddresses] = useState<string[]>(state.addresses);
  const [fields, setFields] = useState<Record<string, string>>(state.fields);
  const save = useSaveSource(source);
  const isLaunchpad = isSecretInAddress(source);
  const errors = save.error ? failureOf(save.error) : undefined;
  const isSaved = save.isSuccess;
  const submit = () => {
    const typed = secret.trim();
    save.mutate(
      { ...(typed && { secret: typed }), ...(isLaunchpad && { addresses, fields }) },
      { onSuccess: () => !(isLaunchpad && typed) && onClose() },
    );
  };
  if (isSaved && isLaunchpad) {
    return <NewAddress address={`${state.address}/${encodeURIComponent(secret.trim())}`} onClose={onClose} />;
  }
  return (
    <form
      noValidate
      aria-label={`Set up ${sourceName(source)}`}
      className="flex flex-col gap-4 rounded-card border border-line bg-ground p-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field
        label={state.is_set_up ? 'New secret' : 'Secret'}
        hint={secretHints[source]}
        error={errors?.errors?.secret?.[0] ?? (errors && !errors.errors ? errors.message : undefined)}
        optional={state.is_set_up}
      >
        <Input
          autoFocus
          value={secret}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setSecret(target.value)}
          className="[&_input]:font-mono"
        />
      </Field>
      {mayGenerate(source) && (
        <div className="-mt-2 flex flex-wrap gap-2">
          <Button size="s" icon={RefreshCw} onClick={() => setSecret(newSecret(source))} className="max-md:min-h-11">
            Make a secret
          </Button>
          {source === 'generic' && secret !== '' && (
            <Button
              size="s"
              icon={Copy}
              onClick={() => void copyLink(secret, 'Secret copied to clipboard!')}
              className="max-md:min-h-11"
            >
              Copy secret
            </Button>
          )}
        </div>
      )}
      {isLaunchpad && (
        <>
          <Field
            label="Addresses"
            optional
            hint="Posts from other internet addresses are refused. Empty accepts every address."
            error={Object.entries(errors?.errors ?? {}).find(([name]) => name.startsWith('addresses'))?.[1]?.[0]}
          >
            <TagInput tags={addresses} onChange={setAddresses} placeholder="Add an address" noun="address" isMono />
          </Field>
          <FieldNames fields={fields} onChange={setFields} />
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="primary" busyText={save.isPending && 'Saving...'}>
          Save
        </Button>
        <Button kind="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface FieldNamesProps {
  fields: Record<string, string>;
  onChange: (fields: Record<string, string>) => void;
}

/** LaunchpadJV documents its fields nowhere, so their names can be changed. */
function FieldNames({ fields, onChange }: FieldNamesProps) {
  return (
    <fieldset>
      <legend className="font-medium text-13">Field names</legend>
      <p className="mt-0.5 mb-3 text-13 text-ink-faint">Only where your posts use other names. Dots lead inside.</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {launchpadFieldNames.map(([name, label, usual]) => (
          <Field key={name} label={label}>
            <Input
              value={fields[name] ?? ''}
              placeholder={usual}
              autoComplete="off"
              onChange={({ target }) => onChange({ ...fields, [name]: target.value })}
            />
          </Field>
        ))}
      </div>
    </fieldset>
  );
}

/** Shown once: the secret is part of it. */
function NewAddress({ address, onClose }: { address: string; onClose: () => void }) {
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-ground p-4">
      <Field label="Address for LaunchpadJV" hint="Copy it now. It contains the secret and is not shown again.">
        <Input readOnly value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
      </Field>
      <div className="flex gap-2">
        <Button icon={Copy} kind="primary" onClick={() => void copyLink(address, 'Address copied to clipboard!')}>
          Copy address
        </Button>
        <Button kind="ghost" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
}
