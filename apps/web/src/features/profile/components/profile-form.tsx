import type { Profile } from '@herald/contract/endpoints/profile';
import { useForm } from 'react-hook-form';
import { longDay } from '#lib/dates.ts';
import { showFieldErrors } from '#lib/field-errors.ts';
import { unsavedWords } from '#lib/unsaved-words.ts';
import { Button } from '#ui/button.tsx';
import { LeaveGuard } from '#ui/leave-guard.tsx';
import { Unsaved } from '#ui/unsaved.tsx';
import { useSaveProfile } from '../api/use-profile.ts';
import { joinName, splitName } from '../rules/full-name.ts';
import { ContactCard } from './contact-card.tsx';
import { PersonalCard } from './personal-card.tsx';
import type { ProfileValues } from './profile-values.ts';

interface ProfileFormProps {
  profile: Profile;
  onChanged: () => void;
}

/** What the user tells about themselves. */
export function ProfileForm({ profile, onChanged }: ProfileFormProps) {
  const form = useForm<ProfileValues>({ defaultValues: valuesOf(profile) });
  const saving = useSaveProfile(onChanged);
  const unsaved = Object.keys(form.formState.dirtyFields).length;
  const save = form.handleSubmit(({ firstName, lastName, ...told }) =>
    saving.mutate(
      { name: joinName({ firstName, lastName }), ...told },
      {
        onSuccess: ({ data }) => form.reset(valuesOf(data)),
        onError: (error) => {
          showFieldErrors(form, error, { name: 'firstName' });
        },
      },
    ),
  );
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <PersonalCard form={form} email={profile.email} />
      <ContactCard form={form} createdOn={longDay(profile.created_at)} />
      <div
        data-bottom-bar
        className="sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-3 border-line border-t bg-ground py-3"
      >
        <Unsaved count={unsaved} />
        {unsaved > 0 && (
          <Button kind="ghost" onClick={() => form.reset()}>
            Discard
          </Button>
        )}
        <Button kind={unsaved > 0 ? 'primary' : 'quiet'} type="submit" busyText={saving.isPending && 'Saving...'}>
          Save Changes
        </Button>
      </div>
      <LeaveGuard unsaved={unsaved > 0 ? unsavedWords(unsaved) : undefined} />
    </form>
  );
}

function valuesOf({ name, bio, location, website, company }: Profile): ProfileValues {
  return { ...splitName(name), bio, location, website, company };
}
