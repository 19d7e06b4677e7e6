import { sql } from 'kysely';
import { beforeAll, expect, it, vi } from 'vitest';
import { agents, unpublished } from '../account/support.ts';
import { request as card, seedTerms } from '../bank/support.ts';
import { picture } from '../identity/support.ts';
import { operate, operateAs, token, withToken } from '../operator/support.ts';
import { useApp } from '../support/app.ts';
import type { Client, CallResponse, Failure } from '../support/client.ts';
import { testPrices } from '../support/prices.ts';
import { printedLines } from '../support/request-log.ts';
import { tron, tronDestination } from '../wallet/withdrawal-support.ts';

const server = useApp((services) => ({ ...withToken(services), prices: testPrices(services.clock), limits: true }));

beforeAll(() => seedTerms(server));

/** What the log says of where a refused request came from, and the address itself. */
const [network, address] = ['2001:db8:77:1::/64', '2001:db8:77:1:cafe:cafe:cafe:cafe'];

const margit = {
  username: 'quillfeather',
  email: 'margit.quill@post.example',
  password: 'Storch auf dem Dach',
  fundPassword: 'Kranich am See',
  fullName: 'Margit Quillfeather',
  idNumber: 'X4RTBPFW4',
  number: '4111111111111111',
  phone: '15123456789',
};

/** What she, operators and strangers type. */
const typed = {
  unknownName: 'nobody.known@post.example',
  wrongPassword: 'Amsel im Garten',
  petition: 'My neighbor Ottokar knows all about this transfer.',
  reason: 'Blurred: Ottokar can’t be recognized.',
  answer: 'We called Ottokar back.',
  label: 'Savings of Ottokar',
  filename: 'ottokar-at-home.jpg',
  operatorToken: 'a-wrong-token-that-somebody-made-up-once',
};

/** A visitor at her address. */
function visitor(): Client {
  const client = Object.assign(server.visitor(), { userAgent: agents['Safari · iPhone'] });
  const send = client.send.bind(client);
  client.send = (options) => send({ ...options, remoteAddress: address });
  return client;
}

/** Runs work while the database refuses each new row of a table. Its error says what would be in that row. */
async function whileRefusing<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
  await sql`alter table ${sql.table(table)} add constraint refused check (false) not valid`.execute(server.db);
  try {
    return await work();
  } finally {
    await sql`alter table ${sql.table(table)} drop constraint refused`.execute(server.db);
  }
}

const decide = async (path: string, body: object = {}) =>
  expect(await operate(server, 'POST', path, body)).toMatchObject({ http: 200 });

const sentCode = (): string => /\b\d{6}\b/.exec(server.mails.at(-1)?.text ?? '')?.[0] ?? 'none';

it('the whole log of a customer’s journey has nothing that is secret or personal', async () => {
  const lines = printedLines(server.app);
  const failed: CallResponse<Failure>[] = [];
  const refusing = async (table: string, work: () => Promise<CallResponse<Failure>>) =>
    void failed.push(await whileRefusing(table, work));
  const client = visitor();
  const upload = async (call: Parameters<Client['upload']>[0]) =>
    (await client.upload(call, await picture().jpeg().toBuffer(), typed.filename)).data.filename;

  // She registers.
  const { username, email, password, fundPassword } = margit;
  await client.call('POST index/sendEmail', { email });
  const code = sentCode();
  const registration = { username, email, password, code, agreed: unpublished };
  await client.try('POST index/register', { ...registration, code: code === '111111' ? '222222' : '111111' });
  await refusing('customers', () => client.try('POST index/register', registration));
  client.token = (await client.call('POST index/register', registration)).token;
  const secrets = [code, client.token, client.cookie ?? '', client.browser ?? ''];

  // Others try to log in as her, and so does she.
  await visitor().try('POST index/login', { username: typed.unknownName, password: typed.wrongPassword });
  await visitor().try('POST index/login', { username: email, password: typed.wrongPassword });
  await visitor().try('POST index/resetPassword', { identifier: email, code: '135791', password: 'Rabe im Korn' });
  await refusing('sessions', () => visitor().try('POST index/login', { username, password }));
  // What can fail after a login that succeeds.
  await sql`create function refuse() returns trigger language plpgsql as $$
    begin raise 'refused' using detail = 'margit'; end $$`.execute(server.db);
  await sql`create trigger refused before delete on wrong_guesses execute function refuse()`.execute(server.db);
  const other = visitor();
  secrets.push((await other.call('POST index/login', { username, password })).token, other.cookie ?? '');
  await sql`drop trigger refused on wrong_guesses`.execute(server.db);

  await client.call('POST user/tradingPassword', { password, trading_password: fundPassword });
  await client.call('POST user/profile', { nickname: margit.fullName });

  // Her identity is returned, and then verified.
  const submit = async () =>
    client.try('POST user/realAuth', {
      full_name: margit.fullName,
      id_number: margit.idNumber,
      front: await upload('POST upload/authentic'),
      back: await upload('POST upload/authentic'),
    });
  await refusing('verifications', submit);
  for (const outcome of ['return', 'complete']) {
    expect(await submit()).toMatchObject({ status: 1 });
    const { items } = (await operate(server, 'GET', 'verifications')).data as { items: { id: string }[] };
    const id = items[0]?.id ?? '';
    await operate(server, 'GET', `verifications/${id}`);
    await operate(server, 'GET', `verifications/${id}/front`);
    await decide(`verifications/${id}/${outcome}`, outcome === 'return' ? { reason: typed.reason } : {});
  }

  const bind = () =>
    client.try('POST bank/bind', card({ number: margit.number, holder: margit.fullName, phone: margit.phone }));
  await refusing('bank_cards', bind);
  expect(await bind()).toMatchObject({ status: 1 });

  // Money comes in, is converted, and goes out.
  const announce = async () =>
    client.try('POST wallet/up', {
      ...{ currency: 'USDT', network: 'tron', amount: '500' },
      voucher: await upload('POST upload/transferVoucher'),
    });
  await refusing('deposits', announce);
  const deposit = (await announce()).data.sn as string;
  await decide(`deposits/${deposit}/credit`, { transaction_id: 'a'.repeat(64) });
  const { quote } = await client.call('POST flash/quote', { from: 'USDT', to: 'BTC', amount: '100', side: 'from' });
  await client.call('POST flash/exchange', { quote });
  const save = () => client.try('POST wallet/saveAddress', { ...tronDestination, label: typed.label });
  await refusing('saved_addresses', save);
  expect(await save()).toMatchObject({ status: 1 });
  const { hash } = await client.call('POST wallet/checkExtract', { ...tronDestination, amount: '100' });
  const withdraw = (given: string) => client.try('POST wallet/down', { hash, fund_password: given });
  await withdraw(typed.wrongPassword);
  await refusing('withdrawals', () => withdraw(fundPassword));
  const withdrawal = (await withdraw(fundPassword)).data.sn as string;
  await decide(`withdrawals/${withdrawal}/review`);
  await decide(`withdrawals/${withdrawal}/send`, { transaction_id: 'b'.repeat(64) });

  const write = async () =>
    client.try('POST petition/create', {
      ...{ category: 'complaint', text: typed.petition, images: [await upload('POST upload/petition')] },
    });
  await refusing('petitions', write);
  const { id: petition } = (await write()).data as unknown as { id: string };
  await decide(`petitions/${petition}/answer`, { text: typed.answer });

  // What isn't a call, and who isn't an operator.
  await client.send({
    method: 'POST',
    url: '/api/index/login',
    headers: { 'content-type': 'application/json' },
    payload: `{"username":"${email}","password":"${password}"`,
  });
  await client.upload('POST upload/petition', Buffer.from(email), typed.filename);
  await client.send({ url: `/api/user/${email}?token=${client.token}` });
  await client.send({ url: `/api/notice/detail?id=1&${email}=${password}` });
  await operateAs(server, typed.operatorToken, 'GET', `customers/${username}`);

  // A mail server that takes no code and no notice.
  const answer = `450 4.2.1 <${email}> is busy`;
  const undelivered = { code: 'EENVELOPE', command: 'RCPT TO', response: answer, rejected: [email] };
  vi.spyOn(server.services.mailer, 'send').mockRejectedValue(Object.assign(new Error(answer), undelivered));
  expect(await visitor().try('POST index/sendEmail', { email: typed.unknownName })).toMatchObject({ http: 503 });
  await client.call('POST user/trade-password', { password: fundPassword, new_password: 'Reiher am Teich' });
  // The notice is sent after the answer.
  await expect.poll(() => lines.filter((line) => line.includes('EENVELOPE'))).toHaveLength(2);

  expect(failed.map(({ http }) => http)).toEqual(failed.map(() => 500));
  // Digits in these could be those of a code.
  const log = lines.join('\n').replaceAll(/"(?:pid|time|reqId)":[^,]+,/g, '');
  // Everything that was provoked is there.
  expect(log.match(/"msg":"request failed"/g)).toHaveLength(failed.length);
  expect(log).toContain('violates check constraint');
  expect(log).toContain('"msg":"a guess stays counted"');
  for (const kind of ['wrong-credentials', 'email-code-wrong', 'bad-request', 'no-such-call', 'invalid', 'wrong-token'])
    expect(log).toContain(kind);
  expect(log).toContain('"why":"The mail server takes no email. ');

  const never = [
    ...Object.values(margit),
    ...Object.values(typed),
    ...secrets,
    'Ottokar',
    'Reiher am Teich',
    token,
    tron,
  ];
  expect(never.filter((each) => each.length < 6)).toEqual([]);
  const text = log.toLowerCase();
  expect(never.filter((each) => text.includes(each.toLowerCase()))).toEqual([]);
  expect(text).not.toMatch(/margit|iphone|cafe:/);
  // Refusals alone say which network they came from.
  const located = lines.filter((line) => line.includes(network));
  expect(located.length).toBeGreaterThan(0);
  for (const line of located) expect(JSON.parse(line)).toMatchObject({ msg: 'requests refused', from: network });
});
