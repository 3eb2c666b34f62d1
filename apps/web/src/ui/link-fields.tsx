import { linkText } from '@herald/contract/fields';
import { limits } from '@herald/contract/limits';
import { linkWords, webAddressOf } from '@herald/media/web-address';
import { useState } from 'react';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

interface LinkFieldsProps {
  url: string;
  label: string;
  hint: string;
  onChange: (changes: { url?: string; label?: string }) => void;
  /** Says what is wrong although the field was not left yet. */
  isChecked?: boolean;
}

/** Where a video leads, and the words on its button. */
export function LinkFields({ url, label, hint, onChange, isChecked = false }: LinkFieldsProps) {
  const [isLeft, setLeft] = useState(false);
  const address = webAddressOf(url);
  const isWrong = url.trim() !== '' && !address;
  const leave = () => {
    setLeft(true);
    if (address && address !== url) onChange({ url: address });
  };
  return (
    <div className="grid content-start gap-4">
      <Field label="Link" optional hint={hint} error={isWrong && (isLeft || isChecked) ? linkText : undefined}>
        <Input
          value={url}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={limits.linkCharacters}
          placeholder="https://example.com/offer"
          onBlur={leave}
          onChange={(event) => onChange({ url: event.target.value })}
        />
      </Field>
      {address && (
        <Field label="Button" optional>
          <Input
            value={label}
            maxLength={limits.linkLabelCharacters}
            placeholder={linkWords(address, '')}
            onChange={(event) => onChange({ label: event.target.value })}
          />
        </Field>
      )}
    </div>
  );
}
