import type { ApiKeys, ApiKeysBody } from '@herald/contract/endpoints/api-keys';
import { useForm } from 'react-hook-form';
import { messageOf } from '#lib/api.ts';
import { showFieldErrors } from '#lib/field-errors.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { Dot } from '#ui/dot.tsx';
import { Panel } from '#ui/panel.tsx';
import { useSaveApiKeys } from '../api/use-api-keys.ts';
import type { ApiKeyValues } from '../rules/key-words.ts';
import { ApiKeyRow } from './api-key-row.tsx';

const EMPTY: ApiKeyValues = { heygen: '', google: '', openai: '', a2e: '' };

export function ApiKeyForm({ keys, all_ready }: ApiKeys) {
  const form = useForm<ApiKeyValues>({ defaultValues: EMPTY });
  const change = useSaveApiKeys();
  const values = form.watch();
  const changed: ApiKeysBody = Object.fromEntries(
    keys.flatMap(({ service }) => (values[service].trim() ? [[service, values[service].trim()]] : [])),
  );
  const isChanged = Object.keys(changed).length > 0;
  const save = () =>
    change.mutate(changed, {
      onSuccess: () => form.reset(EMPTY),
      onError: (error) => void showFieldErrors(form, error),
    });
  return (
    <form
      noValidate
      aria-label="API keys"
      onSubmit={(event) => {
        event.preventDefault();
        form.clearErrors();
        if (isChanged && !change.isPending) save();
      }}
    >
      <Panel className="divide-y divide-line">
        {keys.map((apiKey) => (
          <ApiKeyRow key={apiKey.service} apiKey={apiKey} form={form} />
        ))}
      </Panel>
      {change.isError && Object.keys(form.formState.errors).length === 0 && (
        <div className="mt-5">
          <AlertBox>{messageOf(change.error, 'Failed to save the keys.')}</AlertBox>
        </div>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button type="submit" kind="primary" disabled={!isChanged} busyText={change.isPending && 'Saving...'}>
          Save API Configuration
        </Button>
        {all_ready && (
          <p role="status" className="flex items-baseline gap-2.5 text-13 text-ink-soft">
            <Dot tone="good" />
            All API keys are configured and ready to use!
          </p>
        )}
      </div>
    </form>
  );
}
