import { posix } from 'node:path';
import { z } from 'zod';
import type { PackOffer, PiperOffer, RepositoryOffer } from './catalogue.ts';
import { PackError } from './pack-error.ts';
import { notTheList, readJson } from './read-answer.ts';

/** `git`: as git names a file's content. */
export interface Digest {
  algorithm: 'md5' | 'sha256' | 'git';
  hex: string;
}

/** One file of a pack, as the source promises it. */
export interface PackFile {
  url: URL;
  /** Its place in the pack's folder. */
  name: string;
  bytes: number;
  digest: Digest;
}

const LARGEST_FILE = 2 * 1024 ** 3;
const bytes = z.number().int().min(1).max(LARGEST_FILE);

const piperList = z.record(
  z.string(),
  z.object({
    files: z.record(z.string(), z.object({ size_bytes: bytes, md5_digest: z.string().regex(/^[0-9a-f]{32}$/) })),
  }),
);
export type PiperList = z.infer<typeof piperList>;

const repositoryList = z.array(
  z.object({
    type: z.string(),
    path: z.string(),
    size: z.number(),
    oid: z.string().regex(/^[0-9a-f]{40}$/),
    lfs: z.object({ oid: z.string().regex(/^[0-9a-f]{64}$/), size: z.number() }).optional(),
  }),
);

/** Where a file of a repository lies. */
export const fileUrl = (base: URL, repository: string, path: string): URL =>
  new URL(`${repository}/resolve/main/${path}`, base);

/** The list of all Piper voices, with the sizes and digests of their files. */
export async function readPiperList(base: URL, repository: string, signal?: AbortSignal): Promise<PiperList> {
  const url = fileUrl(base, repository, 'voices.json');
  const list = piperList.safeParse(await readJson(url, base, signal));
  if (!list.success) throw notTheList(url, list.error);
  return list.data;
}

/** The files of a pack, the model last: a folder without it is no voice. */
export async function listFiles(offer: PackOffer, base: URL, signal?: AbortSignal): Promise<PackFile[]> {
  const files =
    offer.kind === 'piper' ? await piperFiles(offer, base, signal) : await repositoryFiles(offer, base, signal);
  return files.toSorted((a, b) => Number(a.name.endsWith('.onnx')) - Number(b.name.endsWith('.onnx')));
}

async function piperFiles(offer: PiperOffer, base: URL, signal?: AbortSignal): Promise<PackFile[]> {
  const list = await readPiperList(base, offer.repository, signal);
  const files = filesOf(list, offer, base);
  for (const ending of ['.onnx', '.onnx.json']) {
    if (!files.some(({ name }) => name === `${offer.id}${ending}`)) throw notListed(`${offer.id}${ending}`, base);
  }
  return files;
}

/** Those files of a voice that the list knows: the model, the file beside it, the card with its licence. */
export function filesOf(list: PiperList, { id, folder, repository }: PiperOffer, base: URL): PackFile[] {
  const listed = list[id]?.files ?? {};
  return [`${id}.onnx`, `${id}.onnx.json`, 'MODEL_CARD'].flatMap((name) => {
    const path = `${folder}/${name}`;
    const known = listed[path];
    if (!known) return [];
    const digest: Digest = { algorithm: 'md5', hex: known.md5_digest };
    return [{ url: fileUrl(base, repository, path), name, bytes: known.size_bytes, digest }];
  });
}

async function repositoryFiles(offer: RepositoryOffer, base: URL, signal?: AbortSignal): Promise<PackFile[]> {
  const { repository, wanted, needed } = offer;
  const url = new URL(`api/models/${repository}/tree/main?recursive=true`, base);
  const list = repositoryList.safeParse(await readJson(url, base, signal));
  if (!list.success) throw notTheList(url, list.error);
  const files = list.data.filter(({ type, path }) => type === 'file' && wanted.test(path));
  const missing = needed.find((pattern) => !files.some(({ path }) => posix.matchesGlob(path, pattern)));
  if (missing) throw notListed(missing, base);
  return files.map(({ path, size, oid, lfs }) => ({
    url: fileUrl(base, repository, path),
    name: path,
    bytes: bytes.parse(lfs?.size ?? size),
    digest: lfs ? { algorithm: 'sha256', hex: lfs.oid } : { algorithm: 'git', hex: oid },
  }));
}

const notListed = (file: string, { host }: URL): PackError =>
  new PackError('not_found', `${host} does not list ${file}. Another source can have it, or bring the files by hand.`);
