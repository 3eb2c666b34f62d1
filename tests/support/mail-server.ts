import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  to: string[];
  raw: string;
}

export interface MailServer {
  url: string;
  received: ReceivedMail[];
  /** From now on it treats mail like this. */
  behave(manner: MailServerManner): void;
  stop(): Promise<void>;
}

export type MailServerManner = 'accepts' | 'refuses' | 'is busy' | 'hangs' | 'drops' | 'repeats the password';

/** Starts a real SMTP server on loopback that keeps the received mail, or treats it badly. */
export async function startMailServer(manner: MailServerManner = 'accepts'): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let present = manner;
  const options: SMTPServerOptions = {
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onAuth({ password }, _session, done) {
      if (present === 'repeats the password') done(saying(535, `Not ${password}`));
      else done(null, { user: 'herald' });
    },
    onRcptTo(_address, _session, done) {
      if (present === 'refuses') done(saying(550, 'No such mailbox'));
      else if (present === 'is busy') done(saying(451, 'Try again later'));
      else if (present === 'drops') dropConnections();
      else if (present !== 'hangs') done();
    },
    onData(stream, session, done) {
      text(stream).then((raw) => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
        done();
      }, done);
    },
  };
  const server = new SMTPServer(options);
  const sockets = new Set<{ destroy(): void }>();
  server.server.on('connection', (socket) => sockets.add(socket));
  const dropConnections = () => {
    for (const socket of sockets) socket.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    behave(next) {
      present = next;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

function saying(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
