export {
  changeStatusByOperator,
  grantPlanByOperator,
  revokePlanByOperator,
} from './administer-users-by-operator.ts';
export { grantPlan, type PlanEnds, revokePlan } from './change-plans.ts';
export { createUserByAdmin, type UserToAdd } from './create-user-by-admin.ts';
export { deleteUser } from './delete-user.ts';
export { eraseAccount } from './erase-account.ts';
export { exportUsers } from './export-users.ts';
export { listUsers } from './list-users.ts';
export { type Grant, readUserDetails, type UserDetails } from './read-user.ts';
export { readUserStatistics, type UserStatistics } from './read-user-statistics.ts';
export { type LinkToUser, sendLinkToUser } from './send-link-to-user.ts';
export { type UserChanges, updateUser } from './update-user.ts';
export type { ExportedUser, ListedUser } from './user-list-repository.ts';
