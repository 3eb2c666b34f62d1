import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '#lib/api.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dot } from '#ui/dot.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useDraft } from '../../draft/use-draft.ts';
import type { PhotoWork } from './photo-work.ts';
import { consentQuery, useKeepPhoto } from './use-photo-avatar.ts';

/** No face is used without consent. */
export function PhotoConsent({ work }: { work: PhotoWork }) {
  const { content } = useDraft();
  const [name, setName] = useState('');
  const [hasConsent, setConsent] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const keep = useKeepPhoto();
  const consent = useQuery(consentQuery);
  if (content.avatar.createdAvatarId !== null) {
    return (
      <p role="status" className="flex items-center gap-2 font-medium text-14">
        <Dot tone="good" />
        {content.avatar.avatarName} is on the stage
      </p>
    );
  }
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (hasConsent && consent.data) {
          keep.mutate({ work, name: name.trim(), consentVersion: consent.data.version });
        }
      }}
    >
      <Field label="Name" optional hint="The name it has in your library.">
        <Input value={name} maxLength={200} onChange={({ target }) => setName(target.value)} />
      </Field>
      {consent.data && (
        <Checkbox
          isChecked={hasConsent}
          onChange={setConsent}
          error={isAsked && !hasConsent ? 'Please confirm that you may use this face.' : undefined}
        >
          {consent.data.text}
        </Checkbox>
      )}
      {consent.isError && (
        <AlertBox>{messageOf(consent.error, 'We couldn’t load the terms. Please reload the page.')}</AlertBox>
      )}
      {keep.isError && <AlertBox>{messageOf(keep.error, 'We couldn’t save the photo. Please try again.')}</AlertBox>}
      <Button type="submit" kind={hasConsent ? 'primary' : 'quiet'} busyText={keep.isPending && 'Saving...'}>
        Use this photo
      </Button>
    </form>
  );
}
