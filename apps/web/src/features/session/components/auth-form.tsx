import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { failureOf, isAtField, messageOf } from '#lib/api.ts';
import { showFieldErrors } from '#lib/field-errors.ts';
import { paths } from '#lib/paths.ts';
import { toastError } from '#lib/toast.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ticketOf, useLogin } from '../api/use-login.ts';
import { type RegisterValues, useRegister } from '../api/use-register.ts';

export type AuthMode = 'login' | 'signup';

const words = {
  login: { submit: 'Sign In', busy: 'Signing in...', failure: 'Login failed' },
  signup: { submit: 'Create Account', busy: 'Creating account...', failure: 'Registration failed' },
};

/** As they stand on the screen; the form itself remembers only the order in which they first appeared. */
const FIELD_ORDER = ['name', 'email', 'password'] as const;

interface AuthFormProps {
  mode: AuthMode;
  /** Known from the screen before. */
  email?: string | undefined;
  /** The password was right; the ticket proves it in the next step. */
  onCodeAsked: (ticket: string) => void;
}

/** Login and signup in one form: what was typed survives the change of mode. */
export function AuthForm({ mode, email = '', onCodeAsked }: AuthFormProps) {
  const form = useForm<RegisterValues>({
    defaultValues: { name: '', email, password: '' },
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const login = useLogin();
  const register = useRegister();
  const current = mode === 'signup' ? register : login;
  const [failedMode, setFailedMode] = useState<AuthMode>();

  const { clearErrors, setFocus } = form;
  const shownMode = useRef(mode);
  useEffect(() => {
    if (shownMode.current === mode) return;
    shownMode.current = mode;
    // What was wrong in one mode says nothing about the other.
    clearErrors();
    setFocus(mode === 'signup' ? 'name' : 'email');
  }, [mode, clearErrors, setFocus]);

  const focusFirstProblem = (problems: FieldErrors<RegisterValues>) => {
    const first = FIELD_ORDER.find((field) => problems[field]);
    if (first) form.setFocus(first);
  };

  const submit = form.handleSubmit(({ name, email, password }) => {
    const onError = (error: unknown) => {
      const ticket = ticketOf(error);
      if (ticket) {
        onCodeAsked(ticket);
        return;
      }
      setFailedMode(mode);
      if (showFieldErrors(form, error)) return;
      if (failureOf(error).httpStatus === 401) form.setFocus('password');
    };
    if (mode === 'signup') register.mutate({ name: name.trim(), email, password }, { onError });
    else login.mutate({ email, password }, { onError });
  }, focusFirstProblem);

  const onSubmit = (event: FormEvent) => {
    if (mode === 'signup' && !form.getValues('name').trim()) {
      toastError('Name required', 'Please enter your full name.');
    }
    void submit(event);
  };

  const isShown = current.error && failedMode === mode && !isAtField(current.error);
  const failure = isShown ? messageOf(current.error, words[mode].failure) : null;
  const isPasswordRefused = failure !== null && mode === 'login' && failureOf(current.error).httpStatus === 401;
  return (
    <form noValidate onSubmit={onSubmit} className="mt-9 flex flex-col gap-5" aria-label={words[mode].submit}>
      {mode === 'signup' && (
        <Field label="Full Name" error={errors.name?.message}>
          <Input
            {...form.register('name', { validate: (name) => Boolean(name.trim()) || 'Please enter your full name.' })}
            autoComplete="name"
            required
          />
        </Field>
      )}
      <Field label="Email" error={errors.email?.message}>
        <Input
          {...form.register('email', { required: 'Please enter your email address.' })}
          type="email"
          autoComplete="email"
          required
        />
      </Field>
      <Field
        label="Password"
        error={errors.password?.message}
        hint={
          mode === 'signup' && 'At least 8 characters, and not a common password. Paste and password managers work.'
        }
        aside={
          mode === 'login' && (
            <TextLink to={paths.forgotPassword} className="text-13 text-ink-soft">
              Forgot password?
            </TextLink>
          )
        }
      >
        <PasswordInput
          {...form.register('password', { required: 'Please enter your password.' })}
          autoComplete={mode === 'signup' ? 'new-password' : 'current-password'}
          required
          {...(isPasswordRefused && { 'aria-invalid': true })}
        />
      </Field>
      <Button
        type="submit"
        kind="primary"
        size="l"
        full
        className="mt-1"
        busyText={current.isPending && words[mode].busy}
      >
        {words[mode].submit}
      </Button>
      {failure && !current.isPending && <AlertBox>{failure}</AlertBox>}
    </form>
  );
}
