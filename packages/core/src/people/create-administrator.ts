import { emailField } from '@herald/contract/fields';
import { recordAudit } from '../audit/record-audit.ts';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import type { Random } from '../runtime/random.ts';
import { createUser } from './create-user.ts';
import { assertGoodPassword } from './password-rules.ts';

export interface AdministratorToCreate {
  email: string;
  name?: string;
  password?: string;
}

/** Shown to the operator once. */
export interface OperatorPassword {
  email: string;
  /** Set when the password was generated. */
  generatedPassword?: string;
}

const TOP_PLAN = 'AUTOMATION';

/** Creates an administrator for the operator of the machine. */
export async function createAdministrator(
  core: Core,
  tx: Transaction,
  administrator: AdministratorToCreate,
): Promise<OperatorPassword> {
  const { success, data: email = '' } = emailField.safeParse(administrator.email);
  // Nobody could sign in with it.
  if (!success) throw new AppError('validation', { message: `${administrator.email} is not an email address.` });
  const password = administrator.password ?? generatePassword(core.random);
  const name = administrator.name ?? 'Administrator';
  assertGoodPassword(password, { name, email }, await core.settings.read());
  const id = await createUser(core, tx, {
    name,
    email,
    passwordHash: await core.passwords.hash(password),
    role: 'admin',
    planSlugs: [TOP_PLAN],
    planOrigin: 'admin',
    isEmailVerified: true,
  });
  await recordAudit(core, tx, {
    actorId: null,
    action: 'administrator.create',
    subjectType: 'user',
    subjectId: id,
    ip: 'local',
  });
  return administrator.password ? { email } : { email, generatedPassword: password };
}

/** Letters and digits that cannot be mistaken for one another when read aloud. */
const readable = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GENERATED_CHARACTERS = 20;

export function generatePassword(random: Random): string {
  const largest = 256 - (256 % readable.length);
  let password = '';
  while (password.length < GENERATED_CHARACTERS) {
    for (const byte of random.bytes(GENERATED_CHARACTERS)) {
      // Skipping the uneven rest keeps every letter equally likely.
      if (byte < largest && password.length < GENERATED_CHARACTERS) password += readable[byte % readable.length];
    }
  }
  return password;
}
