import type { PublicPages } from '../../sample-texts.ts';

export const pages: PublicPages = {
  about: {
    title: 'About Florin',
    html: `
<p>Florin is software for a wallet and exchange: several currencies in one place, conversions between them, and a record of every transaction with the balance after it. It’s open source under the MIT license, so anyone may read it, run it, and change it.</p>
<h2>What you can do here</h2>
<ul>
<li>Hold crypto and fiat currencies, and see what they’re worth together.</li>
<li>Deposit and withdraw crypto, or money by bank transfer.</li>
<li>Convert at a quote, or fill orders at the exchange counters.</li>
<li>Try the leverage rooms and fixed terms, with the odds, the cost, and the result of every order in the open.</li>
</ul>
<h2>What we stand for</h2>
<ul>
<li><strong>See it first, check it later.</strong> You see the rate, the spread, and the amount you’ll receive before you agree. The same numbers are in your records afterward, to the last digit.</li>
<li><strong>No pressure.</strong> Deadlines are set by the server, and missing one costs nothing. Declining is as easy as accepting.</li>
<li><strong>No promises.</strong> Prices rise and fall. We don’t predict them, and nobody here can.</li>
<li><strong>Your money is yours.</strong> No deposit, bonus, task, or score decides whether you can withdraw it.</li>
</ul>
<h2>How the books are kept</h2>
<p>With double entry: whatever is added to one account is taken from another, so each currency always sums to zero. Entries are never changed or deleted. A mistake is corrected with a new entry that you can see, with its reason.</p>
<h2>This sandbox</h2>
<p>All money here is play money. The market is simulated, emails are written to a folder, and programs stand in for the staff who would review deposits and documents. You can’t buy anything with it, and you can’t lose anything.</p>
<h2>Who runs it</h2>
<p>Whoever started this server. Behind the sandbox, there’s no company, no license, no office, and no team. A real operator says here who it is, where it’s registered, who supervises it, and where you can verify each of these.</p>`,
  },
  guarantee: {
    title: 'Guarantee',
    html: `
<p>A guarantee is only worth what you can check. This page says what the software makes sure of, how to check that, and just as plainly what nobody guarantees.</p>
<h2>What the software makes sure of</h2>
<ul>
<li>Your balance can’t go below zero, and the same money can’t be spent twice. The database itself refuses it.</li>
<li>A quote that you accept is executed at exactly its numbers, or not at all.</li>
<li>A payment that’s sent twice because the connection broke is processed only once.</li>
<li>Once recorded, an entry stays in your records and is never rewritten.</li>
<li>A withdrawal never depends on a deposit, a task, a bonus, or a score.</li>
<li>In a leverage room, you can’t lose more than your stake.</li>
<li>Every simulated price follows from values that were published before and revealed after.</li>
</ul>
<h2>How to check it</h2>
<ol>
<li>Convert something, and compare the quote with the receipt and with your records.</li>
<li>Save your transactions as a file and add them up. The sum of each currency is its balance.</li>
<li>Open a settled order of a leverage room and select “Verify this result.” Your browser recomputes the result, step by step, and trusts nothing that the server says.</li>
</ol>
<h2>What nobody guarantees</h2>
<ul>
<li><strong>Prices.</strong> A currency can lose some or all of its value at any time.</li>
<li><strong>Returns.</strong> Anyone who promises you one isn’t speaking for us.</li>
<li><strong>Deposit insurance.</strong> There is none here. A real operator says who protects which amounts, and where you can verify that.</li>
<li><strong>Reversals.</strong> Nobody can take back a transfer on a blockchain to the wrong address.</li>
<li><strong>Availability.</strong> Servers and networks fail. What you began isn’t lost, but it may take longer.</li>
</ul>
<h2>If something goes wrong</h2>
<p>A mistake in the books is corrected with an entry of its own, next to the one that was wrong, with the reason. If you find one, <a href="/contact">tell support</a> the number of the record.</p>`,
  },
  partnership: {
    title: 'Partnership',
    html: `
<p>Partners build on the same calls as the app itself. There’s no second, hidden set: the server describes every one of them at <code>/openapi.json</code>.</p>
<h2>What partners can do</h2>
<ul>
<li>Show public prices and rates, with their source and time.</li>
<li>Check the published seeds of the simulated market, and with them every price.</li>
<li>Build an app of their own on the documented calls, for customers who log in there.</li>
<li>Run Florin themselves. The license allows it, including for commercial use.</li>
</ul>
<h2>What partners can’t do</h2>
<ul>
<li>Act for a customer who isn’t logged in.</li>
<li>Earn a share of another customer’s money. Nobody is paid for inviting someone.</li>
<li>Ask a customer for a password, a code, or a deposit.</li>
</ul>
<h2>Who our partners are</h2>
<p>Nobody yet. The partners on the home screen are made up and say so. A real operator names its partners here, what each of them does, and where that can be verified.</p>
<h2>Talk to us</h2>
<p>A real operator gives a name, an address, and a way to get in touch here. In the sandbox, there’s nobody to write to.</p>`,
  },
  customer: {
    title: 'Customer support',
    html: `
<p>Support answers questions and looks into problems. The ways to reach it and its hours are under <a href="/contact">Contact support</a>. The sandbox has no support team; what can be answered without one is on this page.</p>
<h2>Before you write</h2>
<ol>
<li>Open the record in question. It shows the status, what happens next, and, if something was refused, why.</li>
<li>Copy its number. It begins with a letter and helps more than a screenshot.</li>
<li>If an error showed a request number, include that too. It leads to the exact moment in the server’s log.</li>
</ol>
<h2>Deposits and withdrawals</h2>
<dl>
<dt>Where is my deposit?</dt>
<dd>Open its record to see whether it’s in review, credited, or not credited, and why. In the sandbox, a review takes a few seconds.</dd>
<dt>I sent it over the wrong network.</dt>
<dd>Write right away, with the transaction ID. Whether it can be recovered depends on the network, and often it can’t. That’s why the app asks you to compare network and address.</dd>
<dt>Can I stop a withdrawal?</dt>
<dd>Yes, until its review begins, and you get all of it back. After that, it can’t be stopped, and a transfer that was sent can’t be reversed.</dd>
</dl>
<h2>Account</h2>
<dl>
<dt>The email code doesn’t arrive.</dt>
<dd>Check your spam folder, and request a new code after a minute. In the sandbox, emails are files in the <code>outbox</code> folder of the data folder.</dd>
<dt>I forgot my password, or lost my authenticator app.</dt>
<dd>The login page walks you through both. Withdrawals are then paused for 24 hours, so that nobody who got into your account can empty it at once.</dd>
<dt>A quote expired before I confirmed it.</dt>
<dd>Nothing was converted. You’ll see the new rate next to the old one and can decide again.</dd>
</dl>
<h2>What support never asks for</h2>
<p>Your password, your fund password, a code, or a deposit. Anyone who asks for one of them isn’t us.</p>`,
  },
  transparency: {
    title: 'Transparency',
    html: `
<p>Don’t take our word for it. What’s published here is meant to be checked, and what isn’t published yet is named too.</p>
<h2>Prices</h2>
<p>In the sandbox, a simulator makes the prices. Each day’s seeds form a hash chain whose end is published before the day begins, and each minute’s seed is revealed after that minute. With both, anyone can recompute every price and see that none was picked in our favor. The data comes from the call <code>/api/market/commitments</code>.</p>
<h2>Leverage rooms</h2>
<p>Each category shows its payout, its probability, and the share that the platform keeps on average, computed by the code that settles the orders. Each room shows the share of accounts that actually lost money. Select “Verify this result” on a settled order, and your browser recomputes the result.</p>
<h2>What converting costs</h2>
<p>The spread between the mid-market rate and your quoted rate. You see it as a percentage and as an amount before you accept. It’s recorded in its own account, so its total is known to the last digit.</p>
<h2>What we owe customers</h2>
<p>Every balance is a liability of the platform. On a fixed schedule, the balances of all customers are hashed into one tree per currency, and its root and total are published here beside what we hold. Your device can compute the path from each of your balances to that root. What we hold comes from our own ledger: nobody compares it with a blockchain or a bank for you.</p>
<h2>Numbers we don’t publish</h2>
<p>You won’t find totals of users or traders here, or volumes. In a sandbox there’s hardly anything to count, and an invented number would be a lie. There’s one exception: each leverage room shows how many traders are in it right now, and that number is counted.</p>`,
  },
};
