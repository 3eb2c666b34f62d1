import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { SettingsCard } from '#ui/settings-card.tsx';
import { type TestAccount, type TestCall, useConnectionTest } from '../api/use-connection-test.ts';

export function ConnectionTest() {
  const { register, getValues } = useForm<TestAccount>({ defaultValues: { name: '', email: '', password: '' } });
  const test = useConnectionTest();
  const [call, setCall] = useState<TestCall>();
  const run = (next: TestCall) => {
    setCall(next);
    test.mutate({ call: next, account: getValues() });
  };
  const busyText = (own: TestCall) => test.isPending && call === own && 'Calling...';
  return (
    <div className="mt-6 flex flex-col gap-4">
      <SettingsCard title="Plans" sentence="Reads the plans on offer. Needs no account.">
        <Button onClick={() => run('GET /plans')} busyText={busyText('GET /plans')}>
          Test Plans
        </Button>
      </SettingsCard>
      <SettingsCard
        title="Account"
        sentence="Login only looks whether the address and password are right. Register makes a real account. Neither changes who is signed in here."
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Full Name" hint="For register only" className="sm:col-span-2">
            <Input {...register('name')} autoComplete="off" />
          </Field>
          <Field label="Email">
            <Input {...register('email')} type="email" autoComplete="off" />
          </Field>
          <Field label="Password">
            <PasswordInput {...register('password')} autoComplete="off" />
          </Field>
        </div>
        <div className="mt-5 flex flex-wrap gap-2">
          <Button onClick={() => run('POST /auth/login')} busyText={busyText('POST /auth/login')}>
            Test Login
          </Button>
          <Button onClick={() => run('POST /auth/register')} busyText={busyText('POST /auth/register')}>
            Test Register
          </Button>
        </div>
      </SettingsCard>
      <div aria-live="polite">
        {test.data?.status === 'error' && <AlertBox>{test.data.message}</AlertBox>}
        {test.data && call && <RawResult call={call} result={test.data} />}
      </div>
    </div>
  );
}

interface RawResultProps {
  call: string;
  result: unknown;
}

function RawResult({ call, result }: RawResultProps) {
  return (
    <figure className="mt-4 overflow-hidden rounded-card border border-line bg-well">
      <figcaption className="tc border-line border-b px-4 py-2 text-12 text-ink-soft">{call}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling block must be reachable by keyboard. */}
      <pre tabIndex={0} className="tc max-h-[420px] overflow-auto p-4 text-12 text-ink leading-5">
        {JSON.stringify(result, null, 2)}
      </pre>
    </figure>
  );
}
