export { acceptInvitation, readInvitation } from './accept-invitation.ts';
export { addMember } from './add-member.ts';
export { listTeam, readTeamActivity, readTeamStatistics, type TeamActivityEntry } from './list-team.ts';
export { removeMember } from './remove-member.ts';
export { resendInvitation } from './send-invitation.ts';
export type { Member } from './team-repository.ts';
export { updateMember } from './update-member.ts';
