import { describe, expect, it } from 'vitest';
import { sandboxAddress } from '#server/sandbox/addresses';
import { DAY_MS, DAY_SECONDS } from '#server/time';
import { type TestCustomer, useApp } from '../support/app.ts';
import { refused } from '../support/client.ts';

const server = useApp();

const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const evm = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const savings = { currency: 'USDT', network: 'tron', address: tron, label: 'Savings' };

const save = ({ client }: TestCustomer, change: object = {}) =>
  client.call('POST wallet/saveAddress', { ...savings, ...change });
const trySave = ({ client }: TestCustomer, change: object) =>
  client.try('POST wallet/saveAddress', { ...savings, ...change });
const book = async ({ client }: TestCustomer) => client.call('GET wallet/addresses', {});
const savedOnly = ({ client }: TestCustomer, enabled: boolean) => client.call('POST wallet/savedOnly', { enabled });

describe('the address book', () => {
  it('saves, lists by name, renames and deletes', async () => {
    const customer = await server.customer();
    const first = await save(customer);
    expect(first).toMatchObject({ ...savings, memo: '' });
    await save(customer, { label: 'Exchange', currency: 'ETH', network: 'ethereum', address: evm });
    expect(await save(customer, { label: 'Vault' })).toEqual({ ...first, label: 'Vault' });
    const { items } = await book(customer);
    expect(items.map(({ label }) => label)).toEqual(['Exchange', 'Vault']);
    await customer.client.call('POST wallet/removeAddress', { id: first.id });
    expect((await book(customer)).items.map(({ label }) => label)).toEqual(['Exchange']);
  });

  it('knows one address in every spelling', async () => {
    const customer = await server.customer();
    const there = { currency: 'ETH', network: 'ethereum' };
    const first = await save(customer, { ...there, address: evm.toLowerCase() });
    expect(first.address).toBe(evm);
    expect((await save(customer, { ...there, address: `  ${evm} ` })).id).toBe(first.id);
  });

  it('refuses the customer’s own deposit address, from which the money would come back', async () => {
    const customer = await server.customer();
    const own = await customer.client.call('POST wallet/address', { currency: 'USDT', network: 'tron' });
    expect(await trySave(customer, { address: own.address })).toMatchObject({
      http: 422,
      data: { errors: { address: [expect.stringContaining('your own deposit address')] } },
    });
    // Somebody else’s is one like any other, and so is the address that all share on one network, with another tag.
    expect(await save(await server.customer(), { address: own.address })).toMatchObject({ address: own.address });
    const shared = await customer.client.call('POST wallet/address', { currency: 'XRP', network: 'xrp' });
    const there = { currency: 'XRP', network: 'xrp', address: shared.address };
    // Without a tag, the money would be nobody’s.
    for (const memo of [shared.memo, `0${shared.memo ?? ''}`, ''])
      expect(await trySave(customer, { ...there, memo })).toMatchObject({ http: 422 });
    expect(await save(customer, { ...there, memo: '7' })).toMatchObject({ memo: '7' });
  });

  it('keeps addresses with different tags apart', async () => {
    const customer = await server.customer();
    const there = { currency: 'XRP', network: 'xrp', address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh' };
    await save(customer, { ...there, memo: '7' });
    await save(customer, { ...there, memo: '8' });
    // It is the same tag on the chain.
    await save(customer, { ...there, memo: '008' });
    expect((await book(customer)).items.map(({ memo }) => memo)).toEqual(['7', '8']);
  });

  it.each([
    [{ address: 'savings' }, 'address', 'This isn’t a valid address on this network'],
    [{ address: `${tron.slice(0, -1)}u` }, 'address', 'This address has a typo. Copy it again.'],
    [{ address: evm }, 'address', /Ethereum or a compatible network/],
    [{ memo: '7' }, 'memo', 'This network has no destination tags'],
    [{ memo: 'seven' }, 'memo', /number of up to 10 digits/],
    [{ label: '' }, 'label', 'Fill this in'],
    [{ label: 'x'.repeat(41) }, 'label', 'This is too long'],
  ])('refuses %j at the field %s', async (change, field, message) => {
    const { http, data } = await trySave(await server.customer(), change);
    expect(http).toBe(422);
    expect(data).toMatchObject({ errors: { [field]: [expect.stringMatching(message)] } });
  });

  it.each([
    [{ currency: 'EUR' }, 'currency-unknown'],
    [{ network: 'bitcoin' }, 'network-unknown'],
  ])('refuses %j as %s', async (change, code) => {
    expect(await trySave(await server.customer(), change)).toMatchObject(refused(code));
  });

  it('belongs to one customer', async () => {
    const [owner, stranger] = [await server.customer(), await server.customer()];
    const { id } = await save(owner);
    expect((await book(stranger)).items).toEqual([]);
    for (const foreign of [id, '0', 'x', '9'.repeat(30)])
      expect(await stranger.client.try('POST wallet/removeAddress', { id: foreign })).toMatchObject(
        refused('not-found'),
      );
    expect((await book(owner)).items).toHaveLength(1);
  });

  it('has room for 100 addresses, also if more are saved at once', async () => {
    const customer = await server.customer();
    const answers = await Promise.all(
      Array.from({ length: 110 }, (_, index) =>
        trySave(customer, { address: sandboxAddress('tron', String(index)).address, label: `${index}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(100);
    expect(answers.find(({ status }) => status !== 1)).toMatchObject({ data: { code: 'limit-reached' } });
    expect((await book(customer)).items).toHaveLength(100);
    // A saved one can still be renamed.
    const [known] = (await book(customer)).items;
    expect(await save(customer, { address: known!.address, label: 'Renamed' })).toMatchObject({ id: known!.id });
  });
});

it('a new address is mailed ten times an hour, however often it is removed', async () => {
  const customer = await server.customer();
  server.mails.length = 0;
  for (let turn = 0; turn < 12; turn += 1) {
    const { id } = await save(customer);
    await customer.client.call('POST wallet/removeAddress', { id });
  }
  expect(server.mails).toHaveLength(10);
  expect((await customer.client.call('GET notice/index', {})).items).toHaveLength(12);
  server.clock.advance(3_601);
  await save(customer);
  expect(server.mails).toHaveLength(11);
});

describe('withdrawals to saved addresses only', () => {
  it('are off at first, and on at once', async () => {
    const customer = await server.customer();
    expect((await book(customer)).saved_only).toEqual({ enabled: false, ends_at: null });
    expect(await savedOnly(customer, true)).toEqual({ enabled: true, ends_at: null });
    expect((await book(customer)).saved_only).toEqual({ enabled: true, ends_at: null });
    expect(server.mails.map(({ subject }) => subject)).toEqual(['Withdrawals go to saved addresses only']);
  });

  it('make a new address wait 24 hours, but no address that was saved before', async () => {
    const customer = await server.customer();
    const before = await save(customer);
    expect(before.usable_at).toBe(before.created_at);
    // The owner hears of each new one: somebody else may have saved it.
    expect(server.mails[0]).toMatchObject({ subject: 'A withdrawal address was saved' });
    expect(server.mails[0]?.text).toContain('Withdrawals can now go to it.');
    await savedOnly(customer, true);
    expect(await save(customer, { label: 'Renamed' })).toMatchObject({ usable_at: before.usable_at });
    const added = await save(customer, { address: sandboxAddress('tron', '1').address });
    expect(Date.parse(added.usable_at) - Date.parse(added.created_at)).toBe(DAY_MS);
    expect(server.mails.map(({ subject }) => subject).slice(2)).toEqual(['A withdrawal address was saved']);
    expect(server.mails[2]?.text).toContain('Withdrawals can go to it in 24 hours.');
    expect(server.mails[2]?.text).toContain(added.address);
    const { items } = await customer.client.call('GET user/activity', { page: '1' });
    expect(items.map(({ kind }) => kind).slice(0, 3)).toEqual([
      'address-saved',
      'saved-addresses-only',
      'address-saved',
    ]);
  });

  it('end 24 hours after they are turned off, until when new addresses still wait', async () => {
    const customer = await server.customer();
    await savedOnly(customer, true);
    server.mails.length = 0;
    const { enabled, ends_at: endsAt } = await savedOnly(customer, false);
    expect(enabled).toBe(true);
    expect(Date.parse(endsAt ?? '') - server.clock.now().getTime()).toBeGreaterThan((DAY_SECONDS - 60) * 1000);
    expect(server.mails.map(({ subject }) => subject)).toEqual(['Withdrawals to any address allowed in 24 hours']);
    // Asking again neither shortens nor prolongs it.
    server.clock.advance(3600);
    expect(await savedOnly(customer, false)).toEqual({ enabled: true, ends_at: endsAt });
    expect(server.mails).toHaveLength(1);
    const added = await save(customer);
    expect(added.usable_at > added.created_at).toBe(true);
    server.clock.advance(DAY_SECONDS);
    expect((await book(customer)).saved_only).toEqual({ enabled: false, ends_at: null });
    const later = await save(customer, { address: sandboxAddress('tron', '2').address });
    expect(later.usable_at).toBe(later.created_at);
    // It is over, so turning it off again has nothing to end.
    expect(await savedOnly(customer, false)).toEqual({ enabled: false, ends_at: null });
  });

  it('stay on if they are turned on again meanwhile', async () => {
    const customer = await server.customer();
    await savedOnly(customer, true);
    await savedOnly(customer, false);
    expect(await savedOnly(customer, true)).toEqual({ enabled: true, ends_at: null });
    server.clock.advance(2 * DAY_SECONDS);
    expect((await book(customer)).saved_only).toEqual({ enabled: true, ends_at: null });
    const { items } = await customer.client.call('GET user/activity', { page: '1' });
    expect(items.map(({ kind }) => kind).slice(0, 3)).toEqual([
      'saved-addresses-only',
      'saved-addresses-only-ending',
      'saved-addresses-only',
    ]);
  });

  it('tell once, even after a hundred presses', async () => {
    const customer = await server.customer();
    await Promise.all(Array.from({ length: 100 }, () => savedOnly(customer, true)));
    expect(server.mails).toHaveLength(1);
  });
});
