import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { sign } from 'aws4';

export const keys = { region: 'us-east-1', accessKeyId: 'AKFLORIN', secretAccessKey: 'a/secret+of=40' };

/** As many objects as a page of a list has. */
const PAGE = 1_000;

/** A service with as much of the API of S3 as Florin uses. It checks signatures with another library than the one that signs. */
export class BucketService {
  readonly #objects = new Map<string, { content: Buffer; writtenAt: Date }>();
  /** Requests. */
  asked = 0;
  #beginning = Promise.resolve();
  #rest = Promise.resolve();
  #server: Server | undefined;
  #port = 0;

  get endpoint(): string {
    return `http://127.0.0.1:${this.#port}/florin`;
  }

  /** Also again, on the same port and with the same objects. */
  async start(): Promise<void> {
    this.#server = createServer((request, response) => {
      void this.#respond(request, response);
    });
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    this.#server?.close();
    await once(this.#server ?? createServer(), 'close');
  }

  /** Answers nothing until the returned function is called. */
  hold(): () => void {
    let release = (): void => {};
    this.#beginning = new Promise((resolve) => (release = resolve));
    return release;
  }

  /** Sends only the first byte of an answer until the returned function is called. */
  holdRest(): () => void {
    let release = (): void => {};
    this.#rest = new Promise((resolve) => (release = resolve));
    return release;
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.asked += 1;
    await this.#beginning;
    const [status, body = ''] = await this.#answer(request);
    const content = Buffer.from(body);
    response.writeHead(status);
    if (content.length === 0) return void response.end();
    response.write(content.subarray(0, 1));
    await this.#rest;
    response.end(content.subarray(1));
  }

  #isSigned({ method, url, headers }: IncomingMessage): boolean {
    const names = /SignedHeaders=([^,]+)/u.exec(headers.authorization ?? '')?.[1]?.split(';') ?? [];
    const signed = Object.fromEntries(names.map((name) => [name, String(headers[name])]));
    const request = { service: 's3', region: keys.region, method, path: url, headers: signed };
    const { headers: expected } = sign({ ...request, extraHeadersToIgnore: {} } as never, keys);
    return (
      names.includes('x-amz-date') && (expected as Record<string, unknown>).Authorization === headers.authorization
    );
  }

  async #answer(request: IncomingMessage): Promise<[number, (Buffer | string)?]> {
    const content = await buffer(request);
    if (!this.#isSigned(request)) return [403, '<Error><Code>SignatureDoesNotMatch</Code></Error>'];
    const { pathname, searchParams } = new URL(request.url ?? '', this.endpoint);
    const name = pathname.slice('/florin/'.length);
    if (name === '') return [200, this.#list(searchParams.get('continuation-token') ?? '')];
    if (request.method === 'PUT') this.#objects.set(name, { content, writtenAt: new Date() });
    if (request.method === 'DELETE') this.#objects.delete(name);
    if (request.method !== 'GET') return [request.method === 'PUT' ? 200 : 204];
    const found = this.#objects.get(name);
    return found ? [200, found.content] : [404, '<Error><Code>NoSuchKey</Code></Error>'];
  }

  #list(after: string): string {
    const names = [...this.#objects.keys()].sort().filter((name) => name > after);
    const contents = names.slice(0, PAGE).map((name) => {
      const { content, writtenAt } = this.#objects.get(name) ?? { content: '', writtenAt: new Date() };
      return `<Contents><Key>${name}</Key><LastModified>${writtenAt.toISOString()}</LastModified><ETag>"x"</ETag><Size>${content.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`;
    });
    const more = names.length > PAGE;
    const next = more ? `<NextContinuationToken>${names[PAGE - 1]}</NextContinuationToken>` : '';
    return `<?xml version="1.0"?><ListBucketResult><Name>florin</Name><KeyCount>${contents.length}</KeyCount><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
  }
}
