import { limits } from '@herald/contract/limits';
import type { VideoPrivacy } from '@herald/contract/statuses';
import type { Option } from '@herald/media/option';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { Select } from '#ui/select.tsx';

const privacyOptions: readonly Option<VideoPrivacy>[] = [
  { value: 'public', label: 'Anyone with the link' },
  { value: 'signed_in', label: 'Signed-in people only' },
  { value: 'password', label: 'Anyone with the password' },
];

const privacyHints: Record<VideoPrivacy, string> = {
  public: 'Anyone with the link can open the watch page.',
  signed_in:
    'Only people with an account here can open the watch page. While registration is open, anyone can create one. Your sites do not show the video.',
  password: 'The watch page asks for the password first. Your sites do not show the video.',
};

interface PrivacyFieldsProps {
  privacy: VideoPrivacy;
  password: string;
  /** A password protects the video already and stays unless another is typed. */
  hasPassword: boolean;
  error: string | undefined;
  onChange: (changes: { privacy?: VideoPrivacy; password?: string }) => void;
}

/** Who may open the watch page. */
export function PrivacyFields({ privacy, password, hasPassword, error, onChange }: PrivacyFieldsProps) {
  return (
    <>
      <Field label="Who can watch" hint={privacyHints[privacy]}>
        <Select options={privacyOptions} value={privacy} onChange={(next) => onChange({ privacy: next })} />
      </Field>
      {privacy === 'password' && (
        <Field
          label={hasPassword ? 'Password (leave blank to keep current)' : 'Password'}
          hint={`At least ${limits.passwordMinCharacters} characters.`}
          error={error}
        >
          <PasswordInput
            value={password}
            autoComplete="new-password"
            onChange={(event) => onChange({ password: event.target.value })}
          />
        </Field>
      )}
    </>
  );
}
