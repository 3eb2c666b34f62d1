import type { AdminService } from '@herald/contract/endpoints/admin-services';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf } from '#lib/api.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useSaveServiceTerms } from '../api/use-services.ts';
import { moneyBodyOf, moneyValuesOf } from '../rules/money-words.ts';
import type { ServiceValues } from '../rules/service-values.ts';
import { MoneyFields } from './money-fields.tsx';

interface EditTermsDialogProps {
  service: AdminService;
  onClose: () => void;
}

/** What a service of the environment costs and may cost: the rest of it is changed there. */
export function EditTermsDialog({ service, onClose }: EditTermsDialogProps) {
  // What others change while this is open must not count as seen here.
  const [baseVersion] = useState(service.version);
  const { title, url, model, voices, settings } = service;
  const form = useForm<ServiceValues>({
    defaultValues: { title, url, model, voices, key: '', settings, ...moneyValuesOf(service) },
  });
  const change = useSaveServiceTerms(service);
  const save = form.handleSubmit((values) =>
    change.mutate({ ...moneyBodyOf(values), base_version: baseVersion }, { onSuccess: onClose }),
  );
  return (
    <FormDialog
      title={`Price and caps of ${title}`}
      sentence="They are kept for the name the environment gives this service."
      submit="Save"
      busyText={change.isPending && 'Saving...'}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <MoneyFields form={form} money={service} />
      {change.isError && <AlertBox>{messageOf(change.error, 'Failed to save the price and caps.')}</AlertBox>}
    </FormDialog>
  );
}
