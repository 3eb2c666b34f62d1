export { acceptInvitation, readInvitation } from './accept-invitation.ts';
export { type AddedMember, addMember } from './add-member.ts';
export { handOver } from './hand-over.ts';
export { leaveTeam } from './leave-team.ts';
export { listTeam, readTeamActivity, readTeamStatistics, type TeamActivityEntry } from './list-team.ts';
export { removeMember } from './remove-member.ts';
export { renewInvitation, type SentInvitation } from './send-invitation.ts';
export type { Member } from './team-repository.ts';
export { updateMember } from './update-member.ts';
