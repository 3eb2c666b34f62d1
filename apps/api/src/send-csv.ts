import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { csvLine } from '@herald/contract/csv';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Row = readonly string[];

export interface FileToSend {
  filename: string;
  /** Names the columns. */
  head: Row;
  /** Writes the rows below piece by piece, and waits for each piece until its reader has taken it. */
  write: (send: (rows: readonly Row[]) => Promise<void>) => Promise<void>;
}

export interface TableToSend extends FileToSend {
  message: string;
}

interface Format {
  headers: Record<string, string>;
  begin: string;
  rows: (rows: readonly Row[], isFirst: boolean) => string;
  end: string;
}

const csv = (filename: string): Format => ({
  headers: {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${filename}"`,
  },
  begin: '',
  rows: (rows) => rows.map(csvLine).join(''),
  end: '',
});

const json = ({ filename, message }: TableToSend): Format => ({
  headers: { 'content-type': 'application/json; charset=utf-8' },
  begin: `{"status":"success","message":${JSON.stringify(message)},"filename":${JSON.stringify(filename)},"data":[`,
  rows: (rows, isFirst) => (isFirst ? '' : ',') + rows.map((row) => JSON.stringify(row)).join(','),
  end: ']}',
});

/** Sends a table of any size with little memory: as CSV to callers who ask for that, otherwise as JSON. */
export async function sendTable(
  request: FastifyRequest,
  reply: FastifyReply,
  table: TableToSend,
): Promise<FastifyReply> {
  const isCsv = request.headers.accept?.includes('text/csv') ?? false;
  return isCsv ? sendCsv(reply, table) : sendRows(reply, json(table), table);
}

/** The same as CSV, whatever the caller asks for. */
export async function sendCsv(reply: FastifyReply, file: FileToSend): Promise<FastifyReply> {
  return sendRows(reply, csv(file.filename), file);
}

/** 2026-11-21-12-00-00, for the name of a file. */
export const fileTime = (now: Date): string => now.toISOString().slice(0, 19).replaceAll(/[^\d]/g, '-');

/** It begins with the first rows, so that a failure before them is answered like any other. */
async function sendRows(reply: FastifyReply, format: Format, { head, write }: FileToSend): Promise<FastifyReply> {
  const stream = new PassThrough();
  const gone = new AbortController();
  // The reply listens once it is under way; before, the failure is its own.
  stream.on('error', () => undefined);
  stream.once('close', () => gone.abort(new Error('The reader has gone')));
  const begun = Promise.withResolvers<void>();
  const put = async (text: string) => {
    gone.signal.throwIfAborted();
    if (!stream.write(text)) await once(stream, 'drain', { signal: gone.signal });
  };
  let isFirst = true;
  const send = async (rows: readonly Row[]) => {
    if (rows.length === 0 && !isFirst) return;
    begun.resolve();
    const text = isFirst ? format.begin + format.rows([head, ...rows], true) : format.rows(rows, false);
    isFirst = false;
    await put(text);
  };
  const sendAll = async () => {
    await write(send);
    if (isFirst) await send([]);
  };
  sendAll().then(
    () => stream.end(format.end),
    (error: Error) => {
      begun.reject(error);
      // The caller sees a broken answer, never a table that only looks complete.
      if (!stream.destroyed) stream.destroy(error);
    },
  );
  await begun.promise;
  return reply.headers(format.headers).send(stream);
}
