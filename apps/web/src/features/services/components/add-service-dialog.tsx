import type { ServiceWire } from '@herald/contract/endpoints/admin-services';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf } from '#lib/api.ts';
import { showFieldErrors } from '#lib/field-errors.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { useAddService } from '../api/use-services.ts';
import type { ServiceValues } from '../rules/service-values.ts';
import { ServiceFields } from './service-fields.tsx';

interface AddServiceDialogProps {
  wires: readonly ServiceWire[];
  onClose: () => void;
}

export function AddServiceDialog({ wires, onClose }: AddServiceDialogProps) {
  const [wire, setWire] = useState(wires[0]);
  const form = useForm<ServiceValues>({
    defaultValues: {
      ...{ title: '', url: wire?.usual_url ?? '', model: wire?.usual_model ?? '', voices: '', key: '', settings: {} },
      ...{ price: '', monthCap: '', accountCap: '' },
    },
  });
  const add = useAddService();
  const choose = (name: string) => {
    const next = wires.find((one) => one.wire === name);
    setWire(next);
    form.setValue('url', next?.usual_url ?? '');
    form.setValue('model', next?.usual_model ?? '');
    form.setValue('settings', {});
  };
  // Its price and its caps are set once it is there.
  const save = form.handleSubmit(({ price: _price, monthCap: _month, accountCap: _account, ...values }) =>
    add.mutate(
      { ...values, wire: wire?.wire ?? '' },
      { onSuccess: onClose, onError: (error) => void showFieldErrors(form, error) },
    ),
  );
  const hasFieldErrors = Object.keys(form.formState.errors).length > 0;
  return (
    <FormDialog
      title="Add service"
      sentence="Every process uses it at once. Test it afterwards."
      submit="Add service"
      busyText={add.isPending && 'Adding...'}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Field label="Kind" hint={wire?.hint}>
        <Select
          options={wires.map((one) => ({ value: one.wire, label: one.title }))}
          value={wire?.wire}
          onChange={choose}
        />
      </Field>
      <ServiceFields form={form} wire={wire} />
      {add.isError && !hasFieldErrors && <AlertBox>{messageOf(add.error, 'Failed to add the service.')}</AlertBox>}
    </FormDialog>
  );
}
