import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

export interface Signing {
  challenge: string;
  origin?: string;
  rpId?: string;
  /** Finger, face or PIN was checked. */
  isVerified?: boolean;
  /** Sets the counter instead of counting on. */
  counter?: number;
  userHandle?: string;
}

const FLAGS = { present: 0x01, verified: 0x04, syncable: 0x08, synced: 0x10, withCredential: 0x40 };

/** One passkey of a software authenticator: real ES256 keys, real CBOR, attestation "none". */
export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(32).toString('base64url');
  counter = 0;
  isSynced = false;
  readonly #publicKey: KeyObject;
  readonly #privateKey: KeyObject;

  constructor() {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#publicKey = publicKey;
    this.#privateKey = privateKey;
  }

  /** What `navigator.credentials.create()` returns. */
  create(signing: Signing) {
    const id = Buffer.from(this.credentialId, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, this.#coseKey()]);
    const authData = Buffer.concat([this.#authenticatorData(signing, FLAGS.withCredential), attested]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return {
      ...this.#names(),
      response: {
        clientDataJSON: clientData('webauthn.create', signing).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** What `navigator.credentials.get()` returns. */
  get(signing: Signing) {
    this.counter = signing.counter ?? (this.isSynced ? 0 : this.counter + 1);
    const client = clientData('webauthn.get', signing);
    const authData = this.#authenticatorData(signing, 0);
    const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()]);
    return {
      ...this.#names(),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, this.#privateKey).toString('base64url'),
        ...(signing.userHandle && { userHandle: signing.userHandle }),
      },
    };
  }

  #names() {
    return { id: this.credentialId, rawId: this.credentialId, type: 'public-key' as const };
  }

  #authenticatorData({ rpId = 'localhost', isVerified = true }: Signing, moreFlags: number): Buffer {
    const synced = this.isSynced ? FLAGS.syncable | FLAGS.synced : 0;
    const flags = FLAGS.present | (isVerified ? FLAGS.verified : 0) | synced | moreFlags;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), counter]);
  }

  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    return cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }
}

function clientData(type: string, { challenge, origin = 'http://localhost:3000' }: Signing): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** As much of RFC 8949 as an attestation needs. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (!(value instanceof Map)) throw new Error('Not written by this test.');
  const parts = [...value].flatMap(([key, item]) => [cbor(key), cbor(item)]);
  return Buffer.concat([head(5, value.size), ...parts]);
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
}
