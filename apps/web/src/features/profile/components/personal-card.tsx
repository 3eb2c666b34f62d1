import { limits } from '@herald/contract/limits';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { SettingsCard } from '#ui/settings-card.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { ProfileFormOf } from './profile-values.ts';

export function PersonalCard({ form, email }: { form: ProfileFormOf; email: string }) {
  const { errors } = form.formState;
  const max = limits.bioCharacters;
  return (
    <SettingsCard title="Personal Information" sentence="Your name and your picture are shown to your team.">
      <div className="flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="First Name" error={errors.firstName?.message}>
            <Input
              {...form.register('firstName', { required: 'Please enter your first name.' })}
              autoComplete="given-name"
              maxLength={limits.nameCharacters}
              required
            />
          </Field>
          <Field label="Last Name" error={errors.lastName?.message}>
            <Input {...form.register('lastName')} autoComplete="family-name" maxLength={limits.nameCharacters} />
          </Field>
        </div>
        <Field label="Email Address" hint="You sign in with this address. Change it above.">
          <Input type="email" value={email} readOnly autoComplete="email" className="opacity-70" />
        </Field>
        <Field
          label="Bio"
          aside={<span className="tnum text-13 text-ink-faint">{`${form.watch('bio').length}/${max}`}</span>}
          error={errors.bio?.message}
        >
          <Textarea {...form.register('bio')} maxLength={max} rows={3} />
        </Field>
      </div>
    </SettingsCard>
  );
}
