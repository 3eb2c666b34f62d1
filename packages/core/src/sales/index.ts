export { type FilmListener, type ReceivedPost, receiveWebhook } from './intake/receive-webhook.ts';
export { EVENTS_PER_JOB, processEvents, rescueEvents } from './process-events.ts';
