import type { AccountRole, UserRole } from '@herald/contract/statuses';

/** Who is asking: the signed-in user, the account they act in, and the session. */
export interface Actor {
  userId: string;
  name: string;
  email: string;
  role: UserRole;
  pictureKey: string | null;
  defaultPlanSlug: string | null;
  emailVerifiedAt: Date | null;
  createdAt: Date;
  accountId: string;
  accountRole: AccountRole;
  accountOwnerId: string;
  accountOwnerName: string;
  /** A code is asked for after the password, or a passkey began this session. */
  hasTwoFactor: boolean;
  sessionHash: string;
  /** When they last showed who they are, by a sign-in or by typing the password again. */
  confirmedAt: Date | null;
  impersonator: { id: string; name: string; email: string; sessionHash: string } | null;
}
