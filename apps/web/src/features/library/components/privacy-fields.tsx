import type { VideoPrivacy } from '@herald/contract';
import { Field } from '../../../ui/field.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { Select } from '../../../ui/select.tsx';
import { privacyHints, privacyOptions } from '../rules/privacy-words.ts';

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
        <Field label={hasPassword ? 'Password (leave blank to keep current)' : 'Password'} error={error}>
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
