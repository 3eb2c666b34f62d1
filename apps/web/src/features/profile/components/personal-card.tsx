import { characterCount } from '@herald/contract/character-count';
import { limits } from '@herald/contract/limits';
import { clsx } from 'clsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { SettingsCard } from '#ui/settings-card.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { nameProblem } from '../rules/full-name.ts';
import type { ProfileFormOf } from './profile-values.ts';

const isBioLong = (characters: number): boolean => characters > limits.bioCharacters;

const bioProblem = (bio: string): string | undefined =>
  isBioLong(characterCount(bio)) ? `Please use at most ${limits.bioCharacters} characters.` : undefined;

export function PersonalCard({ form, email }: { form: ProfileFormOf; email: string }) {
  const { errors } = form.formState;
  const bioCharacters = characterCount(form.watch('bio'));
  return (
    <SettingsCard title="Personal Information" sentence="Your name and your picture are shown to your team.">
      <div className="flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="First Name" error={errors.firstName?.message}>
            <Input
              {...form.register('firstName', { required: 'Please enter your first name.', deps: 'lastName' })}
              autoComplete="given-name"
              maxLength={limits.nameCharacters}
              required
            />
          </Field>
          <Field label="Last Name" error={errors.lastName?.message}>
            <Input
              {...form.register('lastName', { validate: (_, name) => nameProblem(name) })}
              autoComplete="family-name"
              maxLength={limits.nameCharacters}
            />
          </Field>
        </div>
        <Field label="Email Address" hint="You sign in with this address. Change it above.">
          <Input type="email" value={email} readOnly autoComplete="email" className="opacity-70" />
        </Field>
        <Field
          label="Bio"
          aside={
            <span className={clsx('tnum text-13', isBioLong(bioCharacters) ? 'text-bad' : 'text-ink-faint')}>
              {`${bioCharacters}/${limits.bioCharacters}`}
            </span>
          }
          error={errors.bio?.message}
        >
          <Textarea {...form.register('bio', { validate: bioProblem })} rows={3} />
        </Field>
      </div>
    </SettingsCard>
  );
}
