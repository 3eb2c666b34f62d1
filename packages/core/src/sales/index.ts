export { EVENTS_PER_JOB, processEvents, rescueEvents } from './process-events.ts';
export { receiveSale } from './receive-sale.ts';
