import type { ArticleTexts } from '../../sample-texts.ts';

export const articles: ArticleTexts = {
  sample: 'This is a sample article.',
  texts: {
    'play-money': {
      title: 'Everything in this sandbox is play money',
      summary: 'What’s simulated here, and what works just as it would with real money.',
      html: `
<p>You’re looking at a sandbox: the market is simulated, a program confirms deposits, and emails end up in a folder.</p>
<h2>What’s simulated</h2>
<ul><li>Prices, by a generator whose seeds are published.</li><li>The operator who reviews deposits and documents, by a program that takes a few seconds.</li><li>Deposit addresses. Never send anything real to one of them.</li></ul>
<h2>What isn’t</h2>
<p>The books. Each transaction goes through the same double-entry ledger, with the same locks, checks, and records, as it would with real money. If you find a way to get a wrong balance here, it would be wrong there too.</p>`,
    },
    restart: {
      title: 'What happens to your orders when we restart',
      summary: 'Updates interrupt the service for a moment. Nothing you started is lost.',
      html: `
<p>Now and then the server is updated and restarts. For a moment, the app then says that it can’t reach us, and tries again by itself.</p>
<h2>What continues afterward</h2>
<p>Deposits, withdrawals, orders at the counters, and fixed terms are stored with every step they have taken. After the restart, each one picks up where it left off.</p>
<h2>What may expire meanwhile</h2>
<ul><li>A quote lasts 15 seconds. If it runs out, nothing is converted, and you get a new one.</li><li>If the price of a leverage room can’t be proven in time, every stake of that period is refunded in full.</li></ul>
<h2>If you had just pressed a button</h2>
<p>You can press it again. Each request carries its own number, so it’s processed only once, no matter how often it arrives.</p>`,
    },
    'check-price': {
      title: 'How to check a simulated price',
      summary: 'Seeds, a hash chain, and how to recompute every tick of a day.',
      html: `
<p>A simulator could cheat by picking prices that suit whoever runs it. Ours is built so that cheating would show.</p>
<ol><li>Before a day begins, a chain of secret seeds is generated, one for each minute. Each seed is the hash of the one after it, and the end of the chain is published with its time.</li>
<li>The prices of a minute follow from that minute’s seed alone, by a public calculation.</li>
<li>When the minute is over, its seed is revealed. Hash it, and you get the one revealed before it, and eventually the published value.</li></ol>
<p>So nobody can swap a seed after the fact, and with the seeds anyone can recompute every price. The call <code>/api/market/commitments</code> returns all of it.</p>`,
    },
    alerts: {
      title: 'Price alerts that stay quiet',
      summary: 'One notice when a price is reached, and none to make you trade.',
      html: `
<p>Open a market, choose a price above or below the current one, and you get one notice when it’s reached. After that, the alert is off.</p>
<ul><li>Prices are compared all the time, whether the app is open or not.</li><li>The notice says the price and the time. It doesn’t say what to do.</li><li>Your alerts are under Markets, where you can also remove them.</li></ul>
<p>An alert is not an order. Nothing is bought or sold by it.</p>`,
    },
    quote: {
      title: 'Fifteen seconds: what a quote is',
      summary: 'Why a rate is fixed for a moment, and what happens when it expires.',
      html: `
<p>When you convert, you first get a quote: both amounts, the rate, the mid-market rate, and the spread between them as a percentage and as an amount.</p>
<h2>While it’s valid</h2><p>The quote is valid for 15 seconds, counted by the server and not by your phone. The ring shows the time left. If you accept, you get exactly these numbers.</p>
<h2>After it expires</h2><p>Nothing is converted. You’ll see the new rate next to the old one and can decide again. Waiting costs nothing, and you don’t have to decide at all.</p>`,
    },
    'network-paused': {
      title: 'When a network is paused',
      summary: 'Why deposits or withdrawals sometimes stop on one network, and what you can do.',
      html: `
<p>Networks are maintained and upgraded, and sometimes they fail or are congested. We then pause deposits or withdrawals of that currency on that network, and the app says which of these it is.</p>
<h2>Deposits</h2><p>No address is shown while deposits are paused, so that nothing new is sent. If you sent something before, you can still submit it. It’s credited once the network works again.</p>
<h2>Withdrawals</h2><p>Choose another network if the currency has one that the receiving wallet supports too. A withdrawal that’s waiting can still be canceled until its review begins, and you get all of it back.</p>
<p>Your balance isn’t affected by a pause, and converting isn’t either.</p>`,
    },
    network: {
      title: 'Choosing the right network',
      summary: 'The same coin runs on several networks, and they don’t connect.',
      html: `
<p>Some coins exist on several networks. The coin has the same name on each, but a transfer over one network doesn’t arrive on another.</p>
<ol><li>Check which network the wallet you’re sending from uses.</li><li>Choose the same one here before you copy the address.</li><li>Compare the beginning, middle, and end of the address. Malware can swap an address while you copy it.</li><li>If there’s a destination tag, copy it too. Without it, the transfer can’t be matched to you.</li><li>Before a large amount, send a small one.</li></ol>
<p>A transfer over the wrong network can rarely be recovered, and nobody can promise that it will be.</p>`,
    },
    'support-never': {
      title: 'What support never asks for',
      summary: 'Three sentences that tell you someone isn’t from us.',
      html: `
<p>Most money isn’t lost to broken software but to a friendly voice. Support never says these things:</p>
<ul><li>“Please read me the code you just received.”</li><li>“We need your password to check your account.”</li><li>“Deposit a little more, and then we can pay out the rest.”</li></ul>
<p>Anyone who says one of them wants your money. End the conversation. If you already answered, change your password and tell the real support team, before doing anything else.</p>`,
    },
    password: {
      title: 'A password that’s easy to remember',
      summary: 'Several words beat one word full of symbols.',
      html: `
<p>A good password is long and used nowhere else. Four or five random words are easier to remember than one word full of symbols, and far harder to guess.</p>
<ul><li>Any alphabet works, and so do spaces.</li><li>A password manager creates and remembers better passwords than any of us.</li><li>Your email password matters just as much: anyone who reads your email can request codes.</li><li>A passkey is better still. There’s nothing to remember, and it works on the real site only.</li></ul>`,
    },
    records: {
      title: 'Reading your records',
      summary: 'Available, on hold, and the balance after each transaction.',
      html: `
<p>Each currency has two balances. <strong>Available</strong> is what you can use now. <strong>On hold</strong> is yours too, but reserved for something in progress, such as a withdrawal in review. If that doesn’t go through, you get all of it back.</p>
<p>Every record shows the amount to the last digit and the balance after it. If you add them up from the first record, you get the last balance. If that ever failed, something would be wrong, and an automated check looks for it after each test of the software.</p>`,
    },
    spread: {
      title: 'Mid-market rate, spread, and what converting costs',
      summary: 'One number says it all, if you get to see it.',
      html: `
<p>The mid-market rate lies halfway between what buyers offer and what sellers ask. Whoever converts for you gives you a little less than that. The difference is the spread, and it’s the price of converting.</p>
<p>Many services only show their own rate and advertise “no fee.” Here, the quote also shows the mid-market rate, and the spread as a percentage and as an amount. Compare that one number, and you’ve compared everything.</p>`,
    },
  },
};
