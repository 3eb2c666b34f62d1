import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { makeZip } from 'client-zip';
import yauzl from 'yauzl';

export type ZipFiles = Map<string, Buffer>;

export interface ReadZip {
  files: ZipFiles;
  names: string[];
  bytes(name: string): Buffer;
  text(name: string): string;
  json(name: string): unknown;
}

/** A whole zip in memory. */
export async function aZipOf(stream: NodeJS.ReadableStream): Promise<ReadZip> {
  const zip = await yauzl.fromBufferPromise(await buffer(stream));
  const files: ZipFiles = new Map();
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  const bytes = (name: string) => {
    const found = files.get(name);
    if (!found) throw new Error(`There is no ${name}.`);
    return found;
  };
  const text = (name: string) => bytes(name).toString();
  return { files, names: [...files.keys()], bytes, text, json: (name) => JSON.parse(text(name)) };
}

/** The bytes of a zip of these files, as they are. */
export async function zipBytesOf(files: ZipFiles): Promise<Buffer> {
  const entries = [...files].map(([name, input]) => ({ name, input: new Uint8Array(input), size: input.length }));
  return Buffer.from(await new Response(makeZip(entries)).arrayBuffer());
}

/** The same files with a manifest that fits them: what somebody would make who changes an export with care. */
export function withManifest(files: ZipFiles): ZipFiles {
  const listed = [...files].filter(([path]) => path !== 'manifest.json');
  const manifest = {
    format: 'herald-export',
    version: 1,
    files: listed.map(([path, bytes]) => ({
      path,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })),
  };
  return new Map([...listed, ['manifest.json', Buffer.from(JSON.stringify(manifest))]]);
}
