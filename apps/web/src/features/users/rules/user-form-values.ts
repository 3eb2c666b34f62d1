import type { UserRole, UserStatus } from '@herald/contract/statuses';
import type { PlanEnds } from './plan-ends.ts';

export interface UserFormValues {
  name: string;
  email: string;
  password: string;
  role: UserRole;
  status: UserStatus;
  ban_reason: string;
  plans: string[];
  plan_ends: PlanEnds;
}
