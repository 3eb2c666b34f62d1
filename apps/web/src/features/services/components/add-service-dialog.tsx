import type { ServiceWire } from '@herald/contract/endpoints/admin-services';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf } from '#lib/api.ts';
import { showFieldErrors } from '#lib/field-errors.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { Dot } from '#ui/dot.tsx';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { useAddService, useTryService } from '../api/use-services.ts';
import type { ServiceValues } from '../rules/service-values.ts';
import { ServiceFields } from './service-fields.tsx';

interface AddServiceDialogProps {
  wires: readonly ServiceWire[];
  onClose: () => void;
}

const PURPOSES: Record<ServiceWire['kind'], string> = {
  speech: 'Voices',
  picture: 'People that are drawn',
  film: 'Films',
  studio: 'People, voices and films together',
};

export function AddServiceDialog({ wires, onClose }: AddServiceDialogProps) {
  const [wire, setWire] = useState(wires[0]);
  const purposes = [...new Set(wires.map(({ kind }) => kind))].map((kind) => ({ value: kind, label: PURPOSES[kind] }));
  const kinds = wires.filter(({ kind }) => kind === wire?.kind);
  const form = useForm<ServiceValues>({
    defaultValues: {
      ...{ title: '', url: wire?.usual_url ?? '', model: wire?.usual_model ?? '', voices: '', key: '', settings: {} },
      ...{ price: '', monthCap: '', accountCap: '' },
    },
  });
  const add = useAddService();
  const attempt = useTryService();
  const choose = (name: string) => {
    const next = wires.find((one) => one.wire === name);
    setWire(next);
    form.setValue('url', next?.usual_url ?? '');
    form.setValue('model', next?.usual_model ?? '');
    form.setValue('settings', {});
    attempt.reset();
  };
  // Its price and its caps are set once it is there.
  const bodyOf = ({ price: _price, monthCap: _month, accountCap: _account, ...values }: ServiceValues) => ({
    ...values,
    wire: wire?.wire ?? '',
  });
  const onError = (error: unknown) => void showFieldErrors(form, error);
  const save = form.handleSubmit((values) => add.mutate(bodyOf(values), { onSuccess: onClose, onError }));
  const test = form.handleSubmit((values) => attempt.mutate(bodyOf(values), { onError }));
  const result = useRef<HTMLParagraphElement>(null);
  const isTold = attempt.data !== undefined;
  // The button is in view while the end of the form may not be.
  useEffect(() => {
    if (isTold) result.current?.scrollIntoView({ block: 'nearest' });
  }, [isTold]);
  const hasFieldErrors = Object.keys(form.formState.errors).length > 0;
  return (
    <FormDialog
      isLong
      title="Add service"
      sentence="Test it first: it makes the cheapest real call. Once added, every process uses it."
      submit="Add service"
      busyText={add.isPending && 'Adding...'}
      onSubmit={() => void save()}
      onClose={onClose}
      aside={
        <Button onClick={() => void test()} busyText={attempt.isPending && 'Testing...'}>
          Test
        </Button>
      }
    >
      <Field label="What it is for">
        <Select
          options={purposes}
          value={wire?.kind}
          onChange={(kind) => choose(wires.find((one) => one.kind === kind)?.wire ?? '')}
        />
      </Field>
      <Field label="Kind" hint={wire?.hint}>
        <Select
          options={kinds.map((one) => ({ value: one.wire, label: one.title }))}
          value={wire?.wire}
          onChange={choose}
        />
      </Field>
      <ServiceFields form={form} wire={wire} />
      <p ref={result} role="status" className="break-words text-13 text-ink-soft empty:-mt-5">
        {attempt.data && (
          <span className="flex items-baseline gap-2">
            <Dot tone={attempt.data.is_ok ? 'good' : 'bad'} />
            <span className="min-w-0">{attempt.data.message}</span>
          </span>
        )}
      </p>
      {attempt.isError && !hasFieldErrors && (
        <AlertBox>{messageOf(attempt.error, 'Failed to test the service.')}</AlertBox>
      )}
      {add.isError && !hasFieldErrors && <AlertBox>{messageOf(add.error, 'Failed to add the service.')}</AlertBox>}
    </FormDialog>
  );
}
