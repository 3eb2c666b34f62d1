export { approveContent, type Decision, flagContent, type Removal, removeContent } from './decide.ts';
export type { ListedItem } from './moderation-list-repository.ts';
export {
  type ExaminedText,
  exportModeration,
  listModeration,
  type ModerationDetails,
  readModerationFigures,
  readModerationItem,
} from './read-moderation.ts';
