import './provided-context.ts';

export { aMember, aToken, aUser, aVideo, changeStatus, type TestUser, type UserWish } from './builders.ts';
export { aClip, aGoodReport, aSaying } from './clip-builders.ts';
export { databaseOutage } from './database-outage.ts';
export { KeptMailer } from './kept-mailer.ts';
export { listenerOutage } from './listener-outage.ts';
export { ManualClock } from './manual-clock.ts';
export { createTestCore, quickHashing, type TestCore, testAdmin } from './test-core.ts';
export { createEmptyDatabase, createTestDatabase, type TestDatabase } from './test-database.ts';
export { TestMails } from './test-mails.ts';
export {
  aClaimedVideo,
  aCompletedVideo,
  aLibraryAvatar,
  anActor,
  anAvatar,
  anOrder,
  anOrderedVideo,
  aPictureUrl,
  aSound,
  findStoredVideo,
  finishAsFilm,
  type SoundWish,
} from './video-builders.ts';
