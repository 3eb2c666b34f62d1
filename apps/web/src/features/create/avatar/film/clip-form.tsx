import type { ClipRules, PersonClip } from '@herald/contract/endpoints/clips';
import { useState } from 'react';
import { messageOf } from '#lib/api.ts';
import { paths } from '#lib/paths.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { ClipAim } from './clip-aim.ts';
import { useMakePresenter } from './clip-calls.ts';
import { ClipNames, type ClipNaming, isUnnamed } from './clip-names.tsx';
import { ConsentTick, noTick } from './consent-tick.tsx';
import { GivenConsent } from './given-consent.tsx';
import { SameFace } from './same-face.tsx';

interface ClipFormProps {
  clip: PersonClip;
  rules: ClipRules;
  aim: ClipAim | null;
}

/** No face is used without consent. */
export function ClipForm({ clip, rules, aim }: ClipFormProps) {
  const replaces = aim?.kind === 'clip' ? aim.presenter.id : undefined;
  const [naming, setNaming] = useState<ClipNaming>({
    person: aim?.kind === 'look' ? aim.presenter.id : '',
    ...{ name: '', look: '' },
  });
  const [tick, setTick] = useState(noTick);
  const [isSame, setSame] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const make = useMakePresenter();
  const isConsentMissing = clip.agreed === null && !tick.isGiven;
  const isNameMissing = isUnnamed(naming) && !replaces;
  const knownId = replaces ?? naming.person;
  const isFaceOpen = knownId !== '' && !isSame;
  const rename = (patch: Partial<ClipNaming>) => {
    setNaming({ ...naming, ...patch });
    // Who was compared is somebody else then.
    if (patch.person !== undefined) setSame(false);
  };
  const submit = () => {
    setAsked(true);
    if (isConsentMissing || isNameMissing || isFaceOpen) return;
    make.mutate({
      ...{ clipId: clip.id, name: naming.name.trim(), replaces, person: naming.person, look: naming.look.trim() },
      ...{ isSame, agreed: clip.agreed ? null : { consent: tick.whose, consentVersion: rules.consent.version } },
    });
  };
  const kept = (
    <>
      Sentence {rules.consent.version}, kept with your name and the time.{' '}
      <TextLink to={paths.myData}>Take it back in My data</TextLink>, and clip and films go.
    </>
  );
  return (
    <form
      noValidate
      className="grid content-start gap-5 self-start rounded-card border border-line bg-panel p-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {!replaces && <ClipNames naming={naming} onChange={rename} isAsked={isAsked} />}
      {knownId && (
        <SameFace
          clip={clip}
          knownId={knownId}
          isSame={isSame}
          onChange={setSame}
          error={isAsked && isFaceOpen ? 'Please confirm that this clip shows the same person.' : undefined}
        />
      )}
      {clip.agreed ? (
        <GivenConsent rules={rules} whose={clip.agreed}>
          {kept}
        </GivenConsent>
      ) : (
        <ConsentTick rules={rules} tick={tick} onChange={setTick} isAsked={isAsked}>
          {kept}
        </ConsentTick>
      )}
      {rules.needs_check && (
        <p className="text-13 text-ink-soft">
          {clip.code
            ? `An administrator listens for ${clip.code} in this clip before the presenter can speak.`
            : 'This clip came without a code, so an administrator has to look at it before the presenter can speak.'}
        </p>
      )}
      {make.isError && (
        <AlertBox>{messageOf(make.error, 'We couldn’t make the presenter. Please try again.')}</AlertBox>
      )}
      <Button type="submit" kind="primary" size="l" busyText={make.isPending && 'Making...'}>
        {replaces ? 'Use this take' : naming.person ? 'Add this look' : 'Make my presenter'}
      </Button>
    </form>
  );
}
