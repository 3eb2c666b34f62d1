export { claimKey, type KeyedRequest, settleKey } from './once-per-key.ts';
