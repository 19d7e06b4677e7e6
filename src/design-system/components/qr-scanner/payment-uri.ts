/** What a payment code asks for. */
export interface PaymentRequest {
  /** The address alone, without prefix and parameters. */
  address: string;
  /** `bitcoin`, `ethereum`; null if the text is only an address. */
  scheme: string | null;
  /** In whole coins, as a plain decimal: `0.0015`. Null if there is none, or none that can be read exactly. */
  amount: string | null;
  /** The token that an Ethereum or Solana request pays in; null for the network's own coin. */
  token: string | null;
  /** The chain of an Ethereum request: `1`. Null if it names none. */
  chain: string | null;
  /** The memo or destination tag that goes with the payment. */
  memo: string | null;
}

/** What an address may be written with. Any other prefix stays: a link is no address. */
const schemes = new Set(
  `bitcoin cardano dogecoin ethereum litecoin ripple solana tron web+cardano xrp xrpl`.split(' '),
);

const uri = /^(?<scheme>[a-z][a-z0-9+]*):(?:\/\/)?(?<path>[^?#/][^?#]*)(?:\?(?<query>[^#]*))?/iu;
const ethereumPath = /^(?:pay-)?(?<target>[^@/]+)(?:@(?<chain>\d+))?(?:\/(?<call>\w+))?$/iu;
const invisible = /[\s\u200b-\u200d\u2060\ufeff]+/gu;
const decimal = /^\d{1,30}(?:\.\d{1,18})?$/u;

/**
 * Reads what was scanned or pasted: an address, or a payment URI (BIP 21, EIP 681, Solana Pay, and the wallets that
 * follow them). Other text comes back as the address without its spaces; validation says what is wrong with it.
 */
export function parsePayment(text: string): PaymentRequest {
  const plain = text.replaceAll(invisible, '');
  const unread = { address: plain, scheme: null, amount: null, token: null, chain: null, memo: null };
  const groups = uri.exec(plain)?.groups;
  const scheme = groups?.scheme?.toLowerCase() ?? '';
  if (!groups?.path || !schemes.has(scheme)) return unread;
  // Codes in capitals are smaller, so their parameters come in capitals too.
  const query = new Map([...new URLSearchParams(groups.query)].map(([name, value]) => [name.toLowerCase(), value]));
  // BIP 21: a parameter that must be understood, and isn't, makes the request invalid.
  if ([...query.keys()].some((name) => name.startsWith('req-'))) return unread;
  if (scheme === 'ethereum') return readEthereum(groups.path, query) ?? unread;
  return {
    address: groups.path,
    scheme,
    amount: exact(query.get('amount')),
    token: query.get('spl-token') ?? query.get('token') ?? null,
    chain: null,
    memo: query.get('dt') ?? query.get('memo') ?? query.get('tag') ?? null,
  };
}

/** EIP 681. The amount of a token is in units whose size only the token knows, so it is left out. */
function readEthereum(path: string, query: ReadonlyMap<string, string>): PaymentRequest | null {
  const groups = ethereumPath.exec(path)?.groups;
  const { target = '', chain = null, call } = groups ?? {};
  const request = { scheme: 'ethereum', chain, memo: null };
  if (groups && call === undefined)
    return { ...request, address: target, amount: fromWei(query.get('value')), token: null };
  const receiver = query.get('address');
  return call === 'transfer' && receiver ? { ...request, address: receiver, amount: null, token: target } : null;
}

/** Returns `1.5` for `1.5e18`; null if it isn't a whole number of wei. */
function fromWei(value: string | undefined): string | null {
  const groups = /^(?<whole>\d+)(?:\.(?<part>\d+))?(?:e(?<power>\d{1,2}))?$/iu.exec(value ?? '')?.groups;
  const { whole = '', part = '', power = '0' } = groups ?? {};
  const zeros = Number(power) - part.length;
  if (!groups || zeros < 0) return null;
  const wei = `${whole}${part}${'0'.repeat(zeros)}`.padStart(19, '0');
  return exact(`${wei.slice(0, -18)}.${wei.slice(-18)}`.replace(/^0+(?=\d)/u, '').replace(/\.?0+$/u, ''));
}

/** The amount if it is a plain decimal above zero. */
function exact(amount: string | undefined): string | null {
  return amount !== undefined && decimal.test(amount) && /[1-9]/u.test(amount) ? amount : null;
}
