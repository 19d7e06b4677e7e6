#!/usr/bin/env node
// Verifies that one's balances are in the published totals: `node verify-balance.mjs <file>`, with the file that the app saves.
// Needs Node 20 and nothing else, and shares no code with the app. What it checks is written out in contract/transparency.ts.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const SCALE = 18;

function must(holds, what) {
  if (!holds) throw new Error(what);
}

const sha256 = (text) => createHash('sha256').update(text, 'utf8').digest('hex');

/** An amount in 10⁻¹⁸. A negative one would hide what is owed, and one with other digits would hash to something else. */
function units(text) {
  const parts = typeof text === 'string' ? /^(0|[1-9]\d{0,18})(?:\.(\d{0,17}[1-9]))?$/.exec(text) : null;
  must(parts, `not an amount: ${text}`);
  return BigInt(parts[1] + (parts[2] ?? '').padEnd(SCALE, '0'));
}

function decimal(amount) {
  const digits = String(amount).padStart(SCALE + 1, '0');
  return `${digits.slice(0, -SCALE)}.${digits.slice(-SCALE)}`.replace(/\.?0+$/, '');
}

function hash(text) {
  must(/^[0-9a-f]{64}$/.test(text), `not a hash: ${text}`);
  return text;
}

/** Throws if a balance isn't in its total. Calls `say` with what was found. */
export function verify(proof, say = () => {}) {
  must(Array.isArray(proof?.items) && /^\w+$/.test(proof.account), 'not a proof');
  say(`Snapshot ${proof.number} of ${proof.time}, account ${proof.account}`);
  for (const { currency, balance, nonce, path, root, liabilities } of proof.items) {
    must(Array.isArray(path), 'not a proof');
    let node = { hash: sha256(`leaf:${proof.account}:${hash(nonce)}:${balance}`), sum: decimal(units(balance)) };
    for (const { side, hash: neighborHash, sum } of path) {
      must(side === 'left' || side === 'right', `side ${side}`);
      const neighbor = { hash: hash(neighborHash), sum: decimal(units(sum)) };
      const [left, right] = side === 'left' ? [neighbor, node] : [node, neighbor];
      node = {
        hash: sha256(`node:${left.hash}:${left.sum}:${right.hash}:${right.sum}`),
        sum: decimal(units(left.sum) + units(right.sum)),
      };
    }
    must(node.hash === root, `${currency}: the way from ${balance} leads to ${node.hash}, not to ${root}`);
    must(node.sum === liabilities, `${currency}: the total is ${node.sum}, not ${liabilities}`);
    say(`${currency}: ${balance} is part of ${liabilities}, root ${root}`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    must(process.argv[2], 'usage: node verify-balance.mjs <file>');
    verify(JSON.parse(readFileSync(process.argv[2], 'utf8')), console.log);
    console.log('Verified. Compare the roots with those that others were shown.');
  } catch (error) {
    console.error(`NOT verified: ${error.message}`);
    process.exitCode = 1;
  }
}
