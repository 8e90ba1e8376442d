import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** The few kinds of CBOR a passkey needs. */
const cbor = (value: Cbor): Buffer => {
  const head = (kind: number, n: number): Buffer => {
    if (n < 24) return Buffer.from([(kind << 5) | n]);
    return n < 256 ? Buffer.from([(kind << 5) | 24, n]) : Buffer.from([(kind << 5) | 25, n >> 8, n & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)])]);
};

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const PRESENT = 1;
const VERIFIED = 4;
const ATTESTED = 64;

/** A device with one passkey, as a browser would use it. */
export const createAuthenticator = (origin: string) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let used = 0;

  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const authenticatorData = (flags: number, more: Buffer = Buffer.alloc(0)): Buffer => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++used);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), counter, more]);
  };

  const common = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };

  return {
    id: common.id,
    /** Answers `navigator.credentials.create`. */
    create({ challenge }: { readonly challenge: string }) {
      const key = cbor(
        new Map<number, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(PRESENT | VERIFIED | ATTESTED, attested)],
      ]);
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
      };
      return { ...common, clientExtensionResults: {}, response };
    },
    /** Answers `navigator.credentials.get`. */
    get({ challenge }: { readonly challenge: string }) {
      const data = authenticatorData(PRESENT | VERIFIED);
      const client = clientData('webauthn.get', challenge);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      };
      return { ...common, clientExtensionResults: {}, response };
    },
  };
};
