/** A text message that is one frame: RFC 6455, section 5.2. */
const WHOLE_TEXT = 0x81;
/** Longer payloads give their length in two more bytes, or in eight. */
const SHORTEST_MEDIUM = 126;
const SHORTEST_LONG = 65_536;
const MEDIUM = 126;
const LONG = 127;

const headerLength = (payload: number): number => {
  if (payload < SHORTEST_MEDIUM) return 2;
  return payload < SHORTEST_LONG ? 4 : 10;
};

const writeHeader = (bytes: Buffer, payload: number): void => {
  bytes[0] = WHOLE_TEXT;
  if (payload < SHORTEST_MEDIUM) bytes[1] = payload;
  else if (payload < SHORTEST_LONG) {
    bytes[1] = MEDIUM;
    bytes.writeUInt16BE(payload, 2);
  } else {
    bytes[1] = LONG;
    bytes.writeUIntBE(payload, 4, 6);
    bytes.writeUInt16BE(0, 2);
  }
};

/** The start of a frame from a server to a client: its header and the first part of its text. `rest` follows as it is. */
export const encodeStart = (text: string, rest: Buffer): Buffer => {
  const length = Buffer.byteLength(text);
  const header = headerLength(length + rest.length);
  const bytes = Buffer.allocUnsafe(header + length);
  writeHeader(bytes, length + rest.length);
  bytes.write(text, header);
  return bytes;
};
