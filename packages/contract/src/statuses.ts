export const userRoles = ['user', 'admin'] as const;
export type UserRole = (typeof userRoles)[number];

export const userStatuses = ['active', 'suspended', 'banned'] as const;
export type UserStatus = (typeof userStatuses)[number];

export const teamRoles = ['viewer', 'editor', 'admin'] as const;
export type TeamRole = (typeof teamRoles)[number];

/** What somebody is inside the account they act in. */
export const accountRoles = [...teamRoles, 'owner'] as const;
export type AccountRole = (typeof accountRoles)[number];

export const memberStatuses = ['active', 'inactive', 'pending'] as const;
export type MemberStatus = (typeof memberStatuses)[number];

export const videoStatuses = ['pending', 'processing', 'completed', 'failed', 'cancelled'] as const;
export type VideoStatus = (typeof videoStatuses)[number];
