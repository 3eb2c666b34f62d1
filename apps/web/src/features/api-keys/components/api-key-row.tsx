import type { ApiKey } from '@herald/contract/endpoints/api-keys';
import { clsx } from 'clsx';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { failureOf } from '#lib/api.ts';
import { endText } from '#lib/model-end.ts';
import { useServiceErrors } from '#lib/service-errors.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dot } from '#ui/dot.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { useRemoveApiKey, useTryApiKey } from '../api/use-api-keys.ts';
import {
  type ApiKeyValues,
  type KeyStanding,
  operationOf,
  PURPOSES,
  placeholderOf,
  standingOf,
  wordlessFailure,
} from '../rules/key-words.ts';
import { KeyBudget } from './key-budget.tsx';

interface ApiKeyRowProps {
  apiKey: ApiKey;
  form: UseFormReturn<ApiKeyValues>;
}

export function ApiKeyRow({ apiKey, form }: ApiKeyRowProps) {
  const { service, title } = apiKey;
  const attempt = useTry(apiKey);
  const isNew = form.watch(service) !== '';
  const { tone, text } = attempt.standing;
  return (
    <div className="p-4 md:p-5">
      <Field
        label={
          <>
            {title} <span className="ml-1 font-normal text-ink-faint">{PURPOSES[service]}</span>
          </>
        }
        aside={
          <span
            role="status"
            className={clsx(
              'flex min-w-0 items-baseline gap-2 text-13 md:max-w-[60%]',
              tone === 'bad' ? 'text-bad' : 'text-ink-soft',
            )}
          >
            <Dot tone={attempt.isPending ? 'signal' : tone} isLive={attempt.isPending} />
            {attempt.isPending ? 'Testing...' : text}
          </span>
        }
        error={form.formState.errors[service]?.message}
      >
        <div className="flex gap-2">
          <PasswordInput
            {...form.register(service)}
            noun="key"
            placeholder={placeholderOf(apiKey)}
            autoComplete="new-password"
            className="flex-1"
          />
          <Button
            aria-label={`Try ${title}`}
            className="h-10! max-md:h-11!"
            onClick={attempt.start}
            disabled={!apiKey.is_set || apiKey.key_is_lost || isNew || attempt.isPending}
            title={isNew ? 'Save the key first' : undefined}
          >
            Try
          </Button>
        </div>
      </Field>
      <KeyFacts apiKey={apiKey} />
    </div>
  );
}

/** Tries the key, and says what came of it; the same failure again is counted. */
function useTry(apiKey: ApiKey): { standing: KeyStanding; isPending: boolean; start: () => void } {
  const { mutate, isPending } = useTryApiKey(apiKey.service);
  const errors = useServiceErrors(operationOf(apiKey));
  const [failed, setFailed] = useState<{ text: string; at: string }>();
  const start = () => {
    setFailed(undefined);
    mutate(undefined, {
      onSuccess: (report) => {
        const { is_ok, message, at } = report;
        if (is_ok) errors.clear();
        else setFailed({ text: errors.tell(wordlessFailure(report)) ?? message, at });
      },
      onError: (error) =>
        setFailed({
          text: errors.explain(error, failureOf(error).message),
          at: apiKey.last_test?.at ?? '',
        }),
    });
  };
  // A key that was replaced or removed since says something of its own.
  const isCurrent = failed !== undefined && (apiKey.last_test?.at ?? '') === failed.at;
  const standing: KeyStanding = isCurrent ? { tone: 'bad', text: failed.text } : standingOf(apiKey);
  return { standing, isPending, start };
}

function KeyFacts({ apiKey }: { apiKey: ApiKey }) {
  const { is_set, key_is_lost, last_test } = apiKey;
  const said = last_test && !last_test.is_ok && standingOf(apiKey).text !== last_test.message ? last_test.message : '';
  if (!is_set) return null;
  const quota = last_test?.quota ?? '';
  return (
    <div className="mt-2 flex flex-col gap-2 text-13 text-ink-faint">
      <ul className="min-w-0 space-y-1 break-words empty:hidden">
        {key_is_lost && <li>This key cannot be read any more. Enter it again.</li>}
        {said && <li>{said}</li>}
        {quota && !last_test?.message.includes(quota) && <li>{quota}</li>}
        {last_test?.ends.map(({ model, on }) => (
          <li key={model} className="flex items-baseline gap-2">
            <Dot tone="warn" />
            {endText(model, on)}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <KeyBudget apiKey={apiKey} />
        <RemoveKey apiKey={apiKey} />
      </div>
    </div>
  );
}

function RemoveKey({ apiKey: { service, title } }: { apiKey: ApiKey }) {
  const [isOpen, setOpen] = useState(false);
  const remove = useRemoveApiKey(service);
  return (
    <>
      <TextButton onClick={() => setOpen(true)} aria-label={`Remove the key for ${title}`}>
        Remove
      </TextButton>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={`Remove the key for ${title}?`}
        question="What it adds leaves the lists of this account. Videos and sounds that are made stay."
        confirmLabel="Remove"
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setOpen(false) })}
        busyText={remove.isPending && 'Removing...'}
      />
    </>
  );
}
