export { assertMayUpload } from './assert-may-upload.ts';
export { assertHasRoom, readStorage, type StorageUse } from './storage-room.ts';
