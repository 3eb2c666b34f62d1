import { contentTypeOf } from './content-type.ts';
import type { StoredObject } from './storage.ts';

/** Reads the objects out of a ListObjectsV2 answer; our keys hold no character that XML would escape. */
export function objectsOf(xml: string): StoredObject[] {
  return [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => {
    const key = field(entry, 'Key') ?? '';
    return {
      key,
      sizeBytes: Number(field(entry, 'Size') ?? 0),
      contentType: contentTypeOf(key),
      etag: (field(entry, 'ETag') ?? '').replaceAll('&quot;', '"'),
      modifiedAt: new Date(field(entry, 'LastModified') ?? 0),
    };
  });
}

/** The token of the next page, or undefined on the last one. */
export function nextPageOf(xml: string): string | undefined {
  return field(xml, 'IsTruncated') === 'true' ? field(xml, 'NextContinuationToken') : undefined;
}

function field(xml: string, name: string): string | undefined {
  return xml.match(new RegExp(`<${name}>(.*?)</${name}>`, 's'))?.[1];
}
