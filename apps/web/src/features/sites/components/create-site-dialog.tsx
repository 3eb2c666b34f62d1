import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { request } from '#lib/api.ts';
import { showFieldErrors } from '#lib/field-errors.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Input } from '#ui/input.tsx';
import { type SiteValues, useCreateSite } from '../api/use-sites.ts';
import { suggestDomain } from '../rules/suggest-domain.ts';

export function CreateSiteDialog({ onClose }: { onClose: () => void }) {
  const form = useForm<SiteValues>({ defaultValues: { name: '', domain: '' } });
  const create = useCreateSite();
  const sitesDomain = useSitesDomain();
  const { errors, dirtyFields } = form.formState;
  const domain = form.watch('domain').trim().toLowerCase();
  const submit = form.handleSubmit((values) => {
    const empty = (['name', 'domain'] as const).filter((field) => !values[field].trim());
    for (const field of empty) {
      form.setError(field, { message: 'Please fill in all fields' }, { shouldFocus: field === empty[0] });
    }
    if (empty.length > 0) return;
    create.mutate(values, { onSuccess: onClose, onError: (error) => void showFieldErrors(form, error) });
  });
  return (
    <FormDialog
      title="Create Site"
      submit="Create Site"
      busyText={create.isPending && 'Creating...'}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label="Site Name" error={errors.name?.message}>
        <Input
          {...form.register('name', {
            onChange: ({ target }: { target: HTMLInputElement }) => {
              // Until a domain is typed, the name makes one.
              if (dirtyFields.domain) return;
              form.setValue('domain', suggestDomain(target.value));
              form.clearErrors('domain');
            },
          })}
          maxLength={120}
          required
        />
      </Field>
      <Field
        label="Domain"
        hint={`The site will be at ${domain || 'your-domain'}.${sitesDomain}`}
        error={errors.domain?.message}
      >
        <Input {...form.register('domain')} autoCapitalize="none" spellCheck={false} required />
      </Field>
    </FormDialog>
  );
}

/** The host below which sites are served. */
function useSitesDomain(): string {
  const { data } = useQuery({
    queryKey: ['sites-domain'],
    queryFn: async ({ signal }) => (await request('GET /site', { signal })).data.sites_domain,
  });
  return data ?? location.host;
}
