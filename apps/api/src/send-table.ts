import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { csvLine } from '@herald/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Row = readonly string[];

export interface TableToSend {
  filename: string;
  message: string;
  /** Writes the rows piece by piece, and waits for each piece until its reader has taken it. */
  write: (send: (rows: readonly Row[]) => Promise<void>) => Promise<void>;
}

interface Format {
  type: string;
  begin: string;
  rows: (rows: readonly Row[], isFirst: boolean) => string;
  end: string;
}

const csv: Format = { type: 'text/csv; charset=utf-8', begin: '', rows: (rows) => rows.map(csvLine).join(''), end: '' };

const json = ({ filename, message }: TableToSend): Format => ({
  type: 'application/json; charset=utf-8',
  begin: `{"status":"success","message":${JSON.stringify(message)},"filename":${JSON.stringify(filename)},"data":[`,
  rows: (rows, isFirst) => (isFirst ? '' : ',') + rows.map((row) => JSON.stringify(row)).join(','),
  end: ']}',
});

/**
 * Sends a table of any size with little memory: as CSV to callers who ask for that, otherwise as JSON. It begins with
 * the first rows, so that a failure before them is answered like any other.
 */
export async function sendTable(
  request: FastifyRequest,
  reply: FastifyReply,
  table: TableToSend,
): Promise<FastifyReply> {
  const isCsv = request.headers.accept?.includes('text/csv') ?? false;
  const format = isCsv ? csv : json(table);
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
    if (rows.length === 0) return;
    begun.resolve();
    const text = (isFirst ? format.begin : '') + format.rows(rows, isFirst);
    isFirst = false;
    await put(text);
  };
  table.write(send).then(
    () => {
      begun.resolve();
      stream.end((isFirst ? format.begin : '') + format.end);
    },
    (error: Error) => {
      begun.reject(error);
      // The caller sees a broken answer, never a table that only looks complete.
      if (!stream.destroyed) stream.destroy(error);
    },
  );
  await begun.promise;
  reply.type(format.type);
  if (isCsv) reply.header('content-disposition', `attachment; filename="${table.filename}"`);
  return reply.send(stream);
}
