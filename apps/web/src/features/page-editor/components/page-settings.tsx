import { FileText } from 'lucide-react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Input } from '#ui/input.tsx';
import { Switch } from '#ui/switch.tsx';
import { slugOfName } from '../rules/page-slug.ts';
import type { PageValues } from '../rules/page-values.ts';

interface PageSettingsProps {
  form: UseFormReturn<PageValues>;
  saved: PageValues;
  isNew: boolean;
  isSpecial: boolean;
}

export function PageSettings({ form, saved, isNew, isSpecial }: PageSettingsProps) {
  const { errors } = form.formState;
  const values = form.watch();
  const was = (field: 'name' | 'slug' | 'link', otherwise?: string) =>
    !isNew && values[field] !== saved[field] ? `was ${saved[field] || 'empty'}` : otherwise;
  const writeSlug = (name: string) => {
    if (name.trim() === '') return;
    form.setValue('slug', slugOfName(name));
    form.clearErrors('slug');
  };
  return (
    <section aria-labelledby="page-settings" className="p-4 md:p-6">
      <h2 id="page-settings" className="font-semibold text-16">
        Page Settings
      </h2>
      {isSpecial && (
        <p className="mt-4 flex gap-2.5 rounded-control border border-line-strong bg-panel p-3 text-13 text-ink-soft">
          <Icon of={FileText} className="mt-0.5" />
          This is a special page. Only content can be edited.
        </p>
      )}
      <div className="mt-4 grid gap-4 max-lg:sm:grid-cols-2">
        <Field label="Page Name" hint={was('name')} error={errors.name?.message}>
          <Input
            {...form.register('name', {
              validate: (name) => name.trim() !== '' || 'Enter a name for the page.',
              onChange: ({ target }) => writeSlug(target.value),
            })}
            placeholder="Enter page name"
            autoComplete="off"
            required
            disabled={isSpecial}
          />
        </Field>
        <Field
          label="Slug"
          hint={was('slug', isSpecial ? undefined : 'Every change of the name writes it again.')}
          error={errors.slug?.message}
        >
          <Input
            {...form.register('slug', { validate: (slug) => slug.trim() !== '' || 'Enter a slug.' })}
            placeholder="page-slug"
            autoComplete="off"
            spellCheck={false}
            required
            disabled={isSpecial}
            className="[&_input]:font-mono"
          />
        </Field>
        {!isSpecial && (
          <Field
            label="External Link (Optional)"
            hint={was('link', 'The navigation opens this instead of the page.')}
            error={errors.link?.message}
          >
            <Input {...form.register('link')} type="url" placeholder="https://" autoComplete="off" />
          </Field>
        )}
      </div>
      {!isSpecial && (
        <Controller
          control={form.control}
          name="isPublic"
          render={({ field }) => (
            <Switch
              label="Public"
              hint={field.value ? 'Visitors read it without signing in.' : 'Visitors are asked to sign in first.'}
              isOn={field.value}
              onChange={field.onChange}
            />
          )}
        />
      )}
    </section>
  );
}
