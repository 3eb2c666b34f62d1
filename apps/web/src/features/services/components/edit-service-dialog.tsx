import type { AdminService, ServiceWire } from '@herald/contract/endpoints/admin-services';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf } from '#lib/api.ts';
import { showFieldErrors } from '#lib/field-errors.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useSaveService } from '../api/use-services.ts';
import { moneyBodyOf, moneyValuesOf } from '../rules/money-words.ts';
import { changedSettings, type ServiceValues } from '../rules/service-values.ts';
import { keyText } from '../rules/service-words.ts';
import { ServiceFields } from './service-fields.tsx';

interface EditServiceDialogProps {
  service: AdminService;
  wires: readonly ServiceWire[];
  onClose: () => void;
}

export function EditServiceDialog({ service, wires, onClose }: EditServiceDialogProps) {
  const { title, url, model, voices, has_key } = service;
  // What others change while this is open must not count as seen here.
  const [baseVersion] = useState(service.version);
  const [isKeyRemoved, setKeyRemoved] = useState(false);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const form = useForm<ServiceValues>({
    defaultValues: { title, url, model, voices, key: '', settings: service.settings, ...moneyValuesOf(service) },
  });
  const change = useSaveService(service.id);
  const save = form.handleSubmit(({ key, price, monthCap, accountCap, settings: entered, ...values }) => {
    const settings = changedSettings(entered, service.secret_settings, removed);
    const money = moneyBodyOf({ price, monthCap, accountCap });
    const newKey = isKeyRemoved ? { key: '' } : key ? { key } : {};
    change.mutate(
      { ...values, ...money, ...newKey, settings, base_version: baseVersion },
      { onSuccess: onClose, onError: (error) => void showFieldErrors(form, error) },
    );
  });
  const hasFieldErrors = Object.keys(form.formState.errors).length > 0;
  return (
    <FormDialog
      isLong
      title={`Edit ${title}`}
      sentence="Every process uses the change at once. Test it afterwards."
      submit="Save"
      busyText={change.isPending && 'Saving...'}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <ServiceFields
        form={form}
        wire={wires.find((one) => one.wire === service.wire)}
        keyPlaceholder={has_key ? `Paste a new key to replace ${keyText(service)}` : ''}
        isKeyDisabled={isKeyRemoved}
        money={service}
        kept={service.secret_settings}
        removed={removed}
        onRemove={(name, isRemoved) =>
          setRemoved((before) => (isRemoved ? [...before, name] : before.filter((one) => one !== name)))
        }
      >
        {has_key && (
          <Checkbox isChecked={isKeyRemoved} onChange={setKeyRemoved}>
            Remove the key
          </Checkbox>
        )}
      </ServiceFields>
      {change.isError && !hasFieldErrors && (
        <AlertBox>{messageOf(change.error, 'Failed to save the service.')}</AlertBox>
      )}
    </FormDialog>
  );
}
