export { listUsers, type UserPage, type UserQuery } from './list-users.ts';
export { readUserStatistics, type UserStatistics } from './read-user-statistics.ts';
export type { ListedUser } from './user-list-repository.ts';
