import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { request } from '#lib/api.ts';
import { showFieldErrors } from '#lib/field-errors.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { type SiteValues, useCreateSite } from '../api/use-sites.ts';
import { suggestDomain } from '../rules/suggest-domain.ts';

const FORM_ID = 'create-site';

export function CreateSiteDialog({ onClose }: { onClose: () => void }) {
  const form = useForm<SiteValues>({ defaultValues: { name: '', domain: '' } });
  const create = useCreateSite();
  const sitesDomain = useSitesDomain();
  const { errors, dirtyFields } = form.formState;
  const domain = form.watch('domain').trim().toLowerCase();
  const submit = form.handleSubmit((values) => {
    const empty = (['name', 'domain'] as const).find((field) => !values[field].trim());
    if (empty) return form.setError(empty, { message: 'Please fill in all fields' }, { shouldFocus: true });
    create.mutate(values, { onSuccess: onClose, onError: (error) => void showFieldErrors(form, error) });
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Create Site"
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM_ID} kind="primary" busyText={create.isPending && 'Creating...'}>
            Create Site
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
        <Field label="Site Name" error={errors.name?.message}>
          <Input
            {...form.register('name', {
              onChange: ({ target }: { target: HTMLInputElement }) => {
                // Until a domain is typed, the name makes one.
                if (!dirtyFields.domain) form.setValue('domain', suggestDomain(target.value));
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
      </form>
    </Dialog>
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
