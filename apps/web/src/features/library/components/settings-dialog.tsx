import type { Video } from '@herald/contract/endpoints/videos';
import { limits } from '@herald/contract/limits';
import type { VideoPrivacy } from '@herald/contract/statuses';
import { webAddressOf } from '@herald/media/web-address';
import { type FormEvent, useId, useState } from 'react';
import { exactMoment } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { LinkFields } from '#ui/link-fields.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { VideoTexts } from '../api/use-video-actions.ts';
import { avatarWords, backgroundWords, scriptWords, voiceWords } from '../rules/generation-summary.ts';
import { PrivacyFields } from './privacy-fields.tsx';

interface SettingsDialogProps {
  video: Video;
  onSave: (texts: VideoTexts) => void;
  onClose: () => void;
}

export function SettingsDialog({ video, onSave, onClose }: SettingsDialogProps) {
  const formId = useId();
  const [texts, setTexts] = useState({ title: video.title, description: video.description });
  const [link, setLink] = useState({ url: video.link_url, label: video.link_label });
  const [access, setAccess] = useState({ privacy: video.privacy, password: '' });
  const [isChecked, setChecked] = useState(false);
  const isNameless = texts.title.trim() === '';
  const linkAddress = link.url.trim() === '' ? '' : webAddressOf(link.url);
  const passwordError = passwordErrorOf(video, access);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isNameless || linkAddress === undefined || passwordError) return;
    onSave({
      title: texts.title.trim(),
      description: texts.description.trim(),
      ...changedLink(video, { link_url: linkAddress, link_label: link.label.trim() }),
      ...changedAccess(video, access),
    });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Video Settings"
      isLarge
      className="md:max-w-[560px]"
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" type="submit" form={formId}>
            Save Changes
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} noValidate className="flex flex-col gap-4">
        <Field label="Video Title" error={isChecked && isNameless ? 'Please enter a title.' : undefined}>
          <Input
            value={texts.title}
            maxLength={limits.videoTitleCharacters}
            onChange={(event) => setTexts({ ...texts, title: event.target.value })}
          />
        </Field>
        <Field label="Description" optional>
          <Textarea
            value={texts.description}
            rows={3}
            maxLength={limits.videoDescriptionCharacters}
            onChange={(event) => setTexts({ ...texts, description: event.target.value })}
          />
        </Field>
        <LinkFields
          {...link}
          hint={linkHint(video)}
          isChecked={isChecked}
          onChange={(changes) => setLink({ ...link, ...changes })}
        />
        <PrivacyFields
          {...access}
          hasPassword={video.privacy === 'password'}
          error={isChecked ? passwordError : undefined}
          onChange={(changes) => setAccess({ ...access, ...changes })}
        />
      </form>
      <GenerationFacts video={video} />
    </Dialog>
  );
}

/** The address in the film was drawn with it. */
function linkHint({ generation_data: { output } }: Video): string {
  const button = 'A button under the video opens this page.';
  const isFilmed = output.end_card.trim() !== '' && webAddressOf(output.link_url) !== undefined;
  return isFilmed ? `${button} The address on the end card stays as it is.` : button;
}

/** A video that has a password keeps it unless another is typed. */
function passwordErrorOf(video: Video, { privacy, password }: { privacy: VideoPrivacy; password: string }) {
  if (privacy !== 'password') return undefined;
  if (password === '') return video.privacy === 'password' ? undefined : 'Please enter a password.';
  const { passwordMinCharacters } = limits;
  if (password.length >= passwordMinCharacters) return undefined;
  return `Password must be at least ${passwordMinCharacters} characters long.`;
}

/** Nothing where it stays, so that nobody else's change is undone. */
function changedLink(video: Video, link: { link_url: string; link_label: string }) {
  const isChanged = link.link_url !== video.link_url || link.link_label !== video.link_label;
  return isChanged ? link : {};
}

/** Only what was changed: a password that was not typed stays as it is. */
function changedAccess(video: Video, { privacy, password }: { privacy: VideoPrivacy; password: string }) {
  const isTyped = privacy === 'password' && password !== '';
  return { ...((privacy !== video.privacy || isTyped) && { privacy }), ...(isTyped && { password }) };
}

function GenerationFacts({ video }: { video: Video }) {
  const { generation_data } = video;
  const settings: [name: string, value: string][] = [
    ['Voice Configuration', voiceWords(generation_data)],
    ['Avatar Description', generation_data.avatar.description || avatarWords(generation_data)],
    ['Background Setting', backgroundWords(video)],
    ['Script Content', scriptWords(generation_data)],
  ];
  return (
    <>
      <dl className="mt-6 divide-y divide-line border-line border-y text-13">
        {settings.map(([name, value]) => (
          <div key={name} className="grid gap-x-4 gap-y-0.5 py-2.5 sm:grid-cols-[148px_1fr]">
            <dt className="text-ink-faint">{name}</dt>
            <dd className="max-h-40 overflow-y-auto whitespace-pre-line break-words">{value || 'Not given'}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-2 text-13 text-ink-faint">
        <p>Generation settings cannot be modified after creation.</p>
        {video.status === 'completed' && !video.remake_refusal && (
          <p>Re-make films the video again, with other words, shots or voice.</p>
        )}
      </div>
      <dl className="mt-5 grid grid-cols-2 gap-px overflow-hidden rounded-control border border-line bg-line">
        {[
          [exactMoment(video.created_at), 'created'],
          [video.views.toLocaleString('en-US'), 'views'],
        ].map(([value, name]) => (
          <div key={name} className="flex flex-col-reverse bg-panel px-3 py-2.5">
            <dt className="text-12 text-ink-faint">{name}</dt>
            <dd className="tnum font-medium text-14">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
