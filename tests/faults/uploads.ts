import sharp from 'sharp';
import type { RawRequest } from './raw-http.ts';
import { described } from './raw-requests.ts';

const BOUNDARY = 'florin-boundary';
const type = `content-type: multipart/form-data; boundary=${BOUNDARY}`;

const part = (content: Buffer, disposition = 'form-data; name="file"; filename="a.jpg"'): Buffer =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: ${disposition}\r\ncontent-type: image/jpeg\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ]);

const ending = Buffer.from(`--${BOUNDARY}--\r\n`);

/** An incompressible image, so that even half of it is large. */
export const noise = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 600,
      height: 600,
      channels: 3,
      background: '#246',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();

function rawRequest(lines: readonly string[], body: Buffer): RawRequest {
  const bytes = Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body]);
  return { what: described(bytes), bytes, end: 'hold' };
}

/** Uploads of the image, each broken in one way. */
export function brokenUploads(picture: Buffer, session: readonly string[]): RawRequest[] {
  const whole = Buffer.concat([part(picture), ending]);
  const request = (
    body: Buffer,
    { contentType = type, headers = session, length = body.length, path = 'transferVoucher' } = {},
  ): RawRequest =>
    rawRequest(
      [
        `POST /api/upload/${path} HTTP/1.1`,
        'host: localhost',
        'connection: close',
        contentType,
        `content-length: ${length}`,
        ...headers,
      ],
      body,
    );
  const chunked = (body: Buffer): RawRequest =>
    rawRequest(
      [
        'POST /api/upload/transferVoucher HTTP/1.1',
        'host: localhost',
        'connection: close',
        type,
        'transfer-encoding: chunked',
        ...session,
      ],
      Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')]),
    );
  const half = whole.subarray(0, whole.length / 2);
  return [
    request(half),
    request(part(picture)),
    request(ending),
    request(Buffer.alloc(0)),
    request(Buffer.from(`--${BOUNDARY}`)),
    request(Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"`)),
    chunked(half),
    request(whole, { contentType: 'content-type: multipart/form-data' }),
    request(whole, { contentType: 'content-type: multipart/form-data; boundary=' }),
    request(whole, { contentType: 'content-type: multipart/form-data; boundary=another' }),
    request(whole, { contentType: `content-type: multipart/form-data; boundary=${'b'.repeat(300)}` }),
    request(whole, { contentType: `content-type: multipart/form-data; boundary="` }),
    request(whole, { contentType: 'content-type: image/jpeg' }),
    request(whole, { contentType: 'content-type: application/json' }),
    request(whole, { headers: [] }),
    request(half, { headers: [] }),
    request(Buffer.concat([part(picture, 'form-data; name="other"; filename="a.jpg"'), ending])),
    request(Buffer.concat([part(picture, 'form-data; name="file"'), ending])),
    request(Buffer.concat([part(picture, 'form-data'), ending])),
    request(Buffer.concat([part(picture, 'attachment; name="file"; filename="a.jpg"'), ending])),
    request(Buffer.concat([part(picture, 'form-data; name="__proto__"; filename="a.jpg"'), ending])),
    request(
      Buffer.concat([part(picture, `form-data; name="file"; filename="${'../'.repeat(50)}a\u0000.jpg"`), ending]),
    ),
    request(Buffer.concat([part(picture), part(picture), ending])),
    request(
      Buffer.concat([
        ...Array.from({ length: 1200 }, (_, index) => part(Buffer.from('x'), `form-data; name="f${index}"`)),
        ending,
      ]),
    ),
    request(Buffer.concat([Buffer.from(`--${BOUNDARY}\r\n${'x-a: b\r\n'.repeat(3000)}\r\n`), picture, ending])),
    request(Buffer.concat([part(picture.subarray(0, picture.length / 2)), ending])),
    request(Buffer.concat([part(Buffer.from('no picture at all')), ending])),
    request(Buffer.concat([part(Buffer.alloc(0)), ending])),
    request(Buffer.concat([part(Buffer.alloc(9 * 1024 * 1024)), ending])),
    request(whole, { path: 'nothing' }),
    request(whole, { path: 'avatar' }),
    // The connection breaks in the middle of the file.
    { ...request(half, { length: whole.length }), end: 'hang up' },
    { ...request(half, { length: whole.length }), end: 'break off' },
    { ...chunked(half.subarray(0, 2000)), bytes: chunked(half).bytes.subarray(0, 2000), end: 'hang up' },
    { ...request(whole.subarray(0, 300), { length: whole.length }), end: 'break off' },
  ];
}
