import { limits } from '@herald/contract/limits';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { SettingsCard } from '#ui/settings-card.tsx';
import type { ProfileFormOf } from './profile-values.ts';

export function ContactCard({ form, createdOn }: { form: ProfileFormOf; createdOn: string }) {
  const { errors } = form.formState;
  return (
    <SettingsCard title="Contact & Social" sentence="Only you see these.">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Location" error={errors.location?.message}>
          <Input {...form.register('location')} maxLength={limits.profileLineCharacters} />
        </Field>
        <Field label="Company" error={errors.company?.message}>
          <Input {...form.register('company')} autoComplete="organization" maxLength={limits.profileLineCharacters} />
        </Field>
        <Field label="Website" hint="A web address, for example example.com" error={errors.website?.message}>
          <Input {...form.register('website')} type="url" autoComplete="url" maxLength={limits.linkCharacters} />
        </Field>
        <dl className="flex flex-col gap-1.5">
          <dt className="font-medium text-13">Account Created</dt>
          <dd className="flex min-h-10 items-center text-14 text-ink-soft">{createdOn}</dd>
        </dl>
      </div>
    </SettingsCard>
  );
}
