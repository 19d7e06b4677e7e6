import { execFile } from 'node:child_process';
import { chmod, chown, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { connect, databaseAt } from '#server/db/connect';
import { type AddressedPart, ownedFolder, startPostgres } from '../../scripts/support/live-parts.ts';
import { freePort } from '../server/support/process.ts';

let folder = '';
let certificate = '';
let postgres: AddressedPart;

/** Makes a certificate for a name, which is its own authority, with a key that PostgreSQL's user may read. */
async function makeCertificate(own: string, name: string): Promise<string> {
  const [cert, key] = [join(own, 'server.crt'), join(own, 'server.key')];
  const options = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=${name} -addext subjectAltName=DNS:${name} -out ${cert} -keyout ${key}`;
  await promisify(execFile)('openssl', options.split(' '));
  const { uid, gid } = await stat(own);
  await chown(key, uid, gid);
  await chmod(key, 0o600);
  return cert;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'florin-encryption-'));
  await chmod(folder, 0o755);
  certificate = await makeCertificate(await ownedFolder(join(folder, 'certificate')), 'localhost');
  postgres = await startPostgres(folder, await freePort(), {
    ssl: 'on',
    ssl_cert_file: certificate,
    ssl_key_file: certificate.replace(/crt$/u, 'key'),
  });
});

afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Returns whether a connection to an address is encrypted. */
async function isEncrypted(url: string): Promise<boolean> {
  const { db, close } = connect(databaseAt(url), () => {});
  onTestFinished(close);
  const { rows } = await sql<{ ssl: boolean }>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(db);
  return rows[0]?.ssl ?? false;
}

it('PostgreSQL is reached encrypted, and only if its certificate is for its name and from the right authority', async () => {
  const named = postgres.url.replace('127.0.0.1', 'localhost');
  const trusting = `sslmode=verify-full&sslrootcert=${encodeURIComponent(certificate)}`;
  expect(await isEncrypted(`${named}?${trusting}`)).toBe(true);
  await expect(isEncrypted(`${named}?sslmode=verify-full`)).rejects.toThrow('Cannot connect');
  await expect(isEncrypted(`${postgres.url}?${trusting}`)).rejects.toThrow('Cannot connect');
});
