import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../scripts/support/bank-statement.ts';
import { refusalOf } from '../../../scripts/support/operator-errors.ts';
import { matchStatement, statement } from '../../../scripts/support/operator-statement.ts';

const entry = (
  amount: string,
  text: string,
  { id = 'R1', indicator = 'CRDT', status = '<Sts><Cd>BOOK</Cd></Sts>', more = '' } = {},
) =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${indicator}</CdtDbtInd>${status}<AcctSvcrRef>${id}</AcctSvcrRef>${more}
    <NtryDtls><TxDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;

const camt = (entries: string, message = 'BkToCstmrStmt', kind = 'Stmt') => `<?xml version="1.0" encoding="UTF-8"?>
  <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><${message}><GrpHdr><MsgId>1</MsgId></GrpHdr>
  <${kind}><Acct><Id><IBAN>DE02120300000000202051</IBAN></Id></Acct>${entries}</${kind}></${message}></Document>`;

const account = 'DE02120300000000202051';

describe('a statement in XML', () => {
  it('is read for what came in and is booked', () => {
    const read = readStatement(
      camt(
        [
          entry('250.00', 'FL-18204417 Müller &amp; Co'),
          entry('80', 'rent', { id: 'R2', indicator: 'DBIT' }),
          entry('90', 'FL-18204417', { id: 'R3', status: '<Sts>PDNG</Sts>' }),
          entry('91', 'FL-18204417', { id: 'R4', more: '<RvslInd>true</RvslInd>' }),
          entry('92.5', 'FL 18204418', { id: 'R5', status: '<Sts>BOOK</Sts>' }),
        ].join(''),
      ),
    );
    expect(read).toEqual([
      { id: `${account}/R1`, currency: 'EUR', amount: '250.00', text: 'FL-18204417 Müller & Co' },
      { id: `${account}/R5`, currency: 'EUR', amount: '92.5', text: 'FL 18204418' },
    ]);
  });

  it('is read in all its forms, and with prefixes', () => {
    for (const [message, kind] of [
      ['BkToCstmrAcctRpt', 'Rpt'],
      ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
    ])
      expect(readStatement(camt(entry('1', 'x'), message, kind))).toHaveLength(1);
    const prefixed = camt(entry('1', 'x'))
      .replaceAll(/<(\/?)(?=[A-Z])/gu, '<$1c:')
      .replace('xmlns=', 'xmlns:c=');
    expect(readStatement(prefixed)).toHaveLength(1);
  });

  it('is read transaction by transaction where the bank booked several at once', () => {
    const one = (amount: string, text: string, refs = '') =>
      `<TxDtls><Refs>${refs}<EndToEndId>E2E</EndToEndId></Refs><Amt Ccy="EUR">${amount}</Amt><RmtInf><Strd><CdtrRefInf><Ref>${text}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>`;
    // A batch's own references say nothing of one of its transactions.
    const batch = `<Ntry><NtryRef>N7</NtryRef><AcctSvcrRef>B1</AcctSvcrRef><Amt Ccy="EUR">30</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><NtryDtls>${one('10', 'FL-10000001')}${one('20', 'FL-10000002', '<AcctSvcrRef>T2</AcctSvcrRef>')}</NtryDtls></Ntry>`;
    expect(readStatement(camt(batch))).toEqual([
      { id: '', currency: 'EUR', amount: '10', text: 'FL-10000001 E2E' },
      { id: `${account}/T2`, currency: 'EUR', amount: '20', text: 'FL-10000002 E2E' },
    ]);
  });

  it('is refused if it is something else', () => {
    for (const [bad, why] of [
      ['<html><body>Log in</body></html>', 'no statement of ISO 20022'],
      ['<Document><BkToCstmrStmt>', 'can’t be read'],
      [camt(entry('12,50', 'x')), '"12,50 EUR" is no amount'],
      [camt(entry('0', 'x')), 'is no amount'],
    ] as const)
      expect(() => readStatement(bad)).toThrow(why);
    // A bomb of entities stays as it is, or is refused.
    const bomb = `<!DOCTYPE a [<!ENTITY b "${'x'.repeat(1000)}"><!ENTITY c "${'&b;'.repeat(1000)}">]>${camt(entry('1', '&c;')).replace(/<\?xml.*\?>/u, '')}`;
    let length = 0;
    try {
      length = JSON.stringify(readStatement(bomb)).length;
    } catch {
      // Refused.
    }
    expect(length).toBeLessThan(100_000);
  });
});

describe('a statement as a table', () => {
  it('is read with commas, semicolons or tabs', () => {
    for (const separator of [',', ';', '\t']) {
      const rows = [
        ['text', 'id', 'amount', 'currency'],
        ['"FL-10000001, thanks"', '77', '250.5', 'EUR'],
        ['fee', '78', '-3', 'EUR'],
      ];
      expect(readStatement(`\uFEFF${rows.map((row) => row.join(separator)).join('\r\n')}\r\n`)).toEqual([
        { id: '77', currency: 'EUR', amount: '250.5', text: 'FL-10000001, thanks' },
      ]);
    }
  });

  it.each([',', ';', '\t'])('is read with %j between its columns, also where a text has the others', (delimiter) => {
    const others = [',', ';', '\t'].filter((each) => each !== delimiter).join('');
    const text = `Florin${others} FL-18204417`;
    const table = [
      ['id', 'currency', 'amount', 'text'],
      ['R1', 'EUR', '250.00', text],
    ];
    expect(readStatement(table.map((row) => row.join(delimiter)).join('\r\n'))).toEqual([
      { id: 'R1', currency: 'EUR', amount: '250.00', text },
    ]);
  });

  it('is refused without its columns, and with other amounts', () => {
    for (const bad of ['date,amount\n1,2\n', 'not a statement'])
      expect(() => readStatement(bad)).toThrow('columns id, currency, amount, text');
    expect(readStatement('id,currency,amount,text\n')).toEqual([]);
    expect(() => readStatement('id,currency,amount,text\n1,EUR,"1.000,50",x\n')).toThrow('"1.000,50 EUR" is no amount');
    expect(() => readStatement('id,currency,amount,text\n1,EUR\n')).toThrow('can’t be read');
  });
});

describe('entries and deposits', () => {
  const deposit = (sn: string, amount: string, change: object = {}) => ({
    ...{ sn, customer: '10000001', currency: 'EUR', network: null, amount },
    ...change,
  });
  const came = (amount: string, text: string, id = 'R1', currency = 'EUR') => ({ id, currency, amount, text });
  const deposits = [
    deposit('D1', '100'),
    deposit('D2', '100'),
    deposit('D3', '70'),
    deposit('D4', '100', { customer: '10000002' }),
    deposit('D5', '100', { currency: 'SEK' }),
    deposit('D6', '40', { network: 'tron', currency: 'USDT' }),
  ];
  const match = (...entries: ReturnType<typeof came>[]) =>
    matchStatement(entries, deposits).map((outcome) => ('deposit' in outcome ? outcome.deposit : outcome.left));

  it('are not matched again once they were booked, and leave the deposit to the next', () => {
    const entries = [came('70', 'FL-10000001'), came('70', 'FL-10000001', 'R2')];
    expect(matchStatement(entries, deposits, new Map([['R1', 'D0']]))).toEqual([
      { entry: entries[0], left: 'It was booked before, as D0.' },
      { entry: entries[1], deposit: 'D3' },
    ]);
  });

  it('belong together by reference, currency and amount', () => {
    expect(
      match(came('100.00', 'Ref: fl 10000001'), came('100', 'FL10000001', 'R2'), came('100', 'FL-10000002', 'R3')),
    ).toEqual(['D1', 'D2', 'D4']);
  });

  it.each([
    ['without a reference', came('100', 'thanks'), 'no reference'],
    ['with a longer number', came('100', 'FL-100000011'), 'no reference'],
    ['with two references', came('100', 'FL-10000001 FL-10000002'), 'several customers'],
    ['of another amount', came('99.99', 'FL-10000001'), 'no open deposit of it, but D1 of 100, D2 of 100, D3 of 70.'],
    ['in another currency', came('70', 'FL-10000001', 'R1', 'SEK'), 'no open deposit of it, but D5 of 100.'],
    ['of a customer without a deposit', came('70', 'FL-10000003'), 'Customer 10000003 has no open deposit of it.'],
    ['without an id', came('100', 'FL-10000001', ''), 'no id'],
    ['of crypto', came('40', 'FL-10000001', 'R1', 'USD'), 'no open deposit'],
  ])('%s are left to a person', (_name, given, why) => {
    expect(match(given)).toEqual([expect.stringContaining(why)]);
  });

  it('take a deposit once', () => {
    expect(match(came('70', 'FL-10000001'), came('70', 'FL-10000001', 'R2'))).toEqual([
      'D3',
      expect.stringContaining('no open deposit of it, but D1'),
    ]);
  });
});

describe('whether an entry was booked before', () => {
  const answers = async (status: number, data: object) => {
    const folder = await mkdtemp(join(tmpdir(), 'florin-statement-'));
    const file = join(folder, 'statement.csv');
    await writeFile(file, 'id,currency,amount,text\nR1,EUR,5,rent\n');
    const ask = async (path: string) => {
      if (path.startsWith('bank-entries/')) throw refusalOf(status, { message: 'It failed.', data }, []);
      return { items: [], total: 0 };
    };
    const image = () => Promise.reject(new Error('no image is asked for'));
    try {
      return await statement({ ask, image }, file, 'book');
    } finally {
      await rm(folder, { recursive: true });
    }
  };

  it('is no where the server knows no such id', async () => {
    expect(await answers(422, { errors: { entry: ['This isn’t valid'] } })).toMatchObject({ items: [{ entry: 'R1' }] });
  });

  it('has to be known before anything is booked', async () => {
    await expect(answers(503, { code: 'unavailable' })).rejects.toThrow('It failed.');
  });
});
