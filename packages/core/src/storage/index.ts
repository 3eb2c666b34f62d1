export { type DiskExchange, openDiskExchange, undoDiskExchange } from './disk-exchange.ts';
export { diskStorage } from './disk-storage.ts';
export { type MediaUrls, mediaUrls } from './media-url.ts';
export { probeStorage } from './probe-storage.ts';
export { s3Storage } from './s3-storage.ts';
export type { ByteRange, Storage, StoredObject } from './storage.ts';
export { StorageError, type StorageErrorCode } from './storage-error.ts';
