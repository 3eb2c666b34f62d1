import type { PublicVideo } from '@herald/contract/endpoints/watch';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { messageOf, request } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';

interface PasswordFormProps {
  slug: string;
  onOpen: (video: PublicVideo) => void;
}

/** For a video that its owner protects by a password. */
export function PasswordForm({ slug, onOpen }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isOpening, setOpening] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) form.current?.querySelector('input')?.focus();
  }, [error]);
  const open = async (event: FormEvent) => {
    event.preventDefault();
    if (!password) return setError('Please enter the password.');
    setError(undefined);
    setOpening(true);
    try {
      const { data } = await request('POST /videos/slug/:slug/unlock', { params: { slug }, body: { password } });
      onOpen(data);
    } catch (failure) {
      setError(messageOf(failure, 'The video could not be opened. Please try again.'));
      setOpening(false);
    }
  };
  return (
    <div className="grid min-h-[calc(100dvh-56px)] place-items-center px-4 py-10">
      <div className="corners w-full max-w-[420px] p-8 text-ink-faint md:p-12">
        <h1 className="font-semibold text-26 text-ink">This video is protected</h1>
        <p className="mt-2 text-14 text-ink-soft">Enter the password that came with the link.</p>
        <form ref={form} onSubmit={(event) => void open(event)} noValidate className="mt-7 flex flex-col gap-4">
          <Field label="Password" error={error}>
            <PasswordInput
              autoComplete="off"
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          </Field>
          <Button kind="primary" size="l" type="submit" busyText={isOpening && 'Opening…'}>
            Watch video
          </Button>
        </form>
      </div>
    </div>
  );
}
