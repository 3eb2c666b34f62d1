export {
  type AccountKeyState,
  keepKeyTest,
  listAccountKeys,
  openKeyToTest,
  removeAccountKey,
  saveAccountKeys,
} from './account-keys.ts';
export { isOwnService, wiresOfKey, worksOfKey } from './account-services.ts';
export { accountView, readPayer, type Viewer } from './account-view.ts';
export { type CostLine, type PlannedLine, type PlannedUse, planCosts, readCosts } from './cost-lines.ts';
export { type FilmListener, receiveFilmEvent } from './film-events/receive-film-event.ts';
export { followGoogleVoices } from './google-voices.ts';
export { type KeyBudget, saveKeyBudget } from './key-budget.ts';
export type { ServiceMonth } from './month-use-repository.ts';
export { readSamplesGrant, signSamples } from './own-samples.ts';
export { readServiceMonth } from './read-month.ts';
export { seedServices } from './seed-services.ts';
export type { Payer } from './service-terms.ts';
