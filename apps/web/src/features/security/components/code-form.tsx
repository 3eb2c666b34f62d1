import { type FormEvent, type ReactNode, useState } from 'react';
import { failureOf } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

interface CodeFormProps {
  label: string;
  hint: ReactNode;
  submit: string;
  busyText: string;
  /** The call that takes the code. */
  call: { mutate: (code: string) => void; isPending: boolean; error: unknown };
}

export const CODE_HINT = 'From your authenticator app, or one of your recovery codes.';

export const codeInput = {
  autoComplete: 'one-time-code',
  autoCapitalize: 'characters',
  spellCheck: false,
  className: 'tc',
} as const;

/** Asks for a code of the authenticator app, or a recovery code. */
export function CodeForm({ label, hint, submit, busyText, call }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const refused = call.error ? failureOf(call.error).errors?.code?.[0] : undefined;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!code.trim());
    if (code.trim() && !call.isPending) call.mutate(code);
  };
  return (
    <form noValidate onSubmit={send} aria-label={submit} className="flex flex-col gap-4">
      <Field label={label} hint={hint} error={isMissing ? 'Please enter the code.' : refused}>
        <Input value={code} onChange={({ target }) => setCode(target.value)} {...codeInput} />
      </Field>
      <Button type="submit" kind="primary" className="self-start" busyText={call.isPending && busyText}>
        {submit}
      </Button>
    </form>
  );
}
