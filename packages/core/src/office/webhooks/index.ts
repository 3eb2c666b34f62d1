export { deleteWebhook, mapWebhookItem, retryWebhook } from './change-webhooks.ts';
export {
  exportWebhooks,
  listWebhookOptions,
  listWebhooks,
  readWebhook,
  readWebhookFigures,
  type WebhookDetails,
} from './list-webhooks.ts';
export type { ExportedWebhook, ListedWebhook } from './webhook-list-repository.ts';
export {
  listSources,
  prepareTestPost,
  type SourceState,
  saveSource,
  stopPreviousSecret,
} from './webhook-setups.ts';
