import type { LegalTexts } from '../../sample-texts.ts';

export const legal: LegalTexts = {
  sample:
    '<p><strong>This is a sample text.</strong> Florin is software, and the operator described here doesn’t exist. Whoever runs Florin replaces this page.</p>',
  policy: {
    title: 'Privacy policy',
    intro:
      'This page says what Florin stores about you, why, and for how long. It describes what the software does today. A real operator adds its name, its address, and the law it operates under.',
    heading: 'What we store',
    stored: {
      account: {
        name: 'Account details',
        text: 'Username, nickname, email address, language, invite code, who invited you, and whether withdrawals are paused: to log you in, to write to you, and to protect your money. Until the account is closed.',
      },
      passwords: {
        name: 'Passwords',
        text: 'A one-way hash of your login password and of your fund password: to check a password without knowing it. Until you change it or the account is closed.',
      },
      agreements: {
        name: 'Your agreement',
        text: 'Which version of the user agreement and of this policy you agreed to, and when: so that you and we can look it up. Until the account is closed.',
      },
      avatar: { name: 'Profile photo', text: 'To show it next to your name. Until you replace or remove it.' },
      identity: {
        name: 'Identity documents',
        text: 'Your full name, ID number, and photos of your ID: to verify your identity. The number is encrypted; only you and the reviewer can see the photos. Until the account is closed. If a submission was not verified, number and photos stay until you submit again; its time, name, and reason remain.',
      },
      secondFactor: {
        name: 'Second factor',
        text: 'The secret of your authenticator app, encrypted, and one-way hashes of your recovery codes: to check your codes. Until you turn it off.',
      },
      removals: {
        name: 'Requests to remove your authenticator app',
        text: 'What you wrote, what you proved it with, where from, and what was decided: so that a stranger’s request can be checked and stopped. Until the account is closed.',
      },
      passkeys: {
        name: 'Passkeys',
        text: 'The public key, the name you gave it, the device’s own identifier for it, and when it was last used: to log you in without a password. Never your fingerprint or face. Until you remove it.',
      },
      sessions: {
        name: 'Sessions',
        text: 'Browser, device, and IP address of each login, when it began, was last used, and ended, and one-way hashes of what keeps you logged in, of a random number for the browser, and of the link in the email about a new device: to recognize your devices, to tell you about a new one, and to let you end its session. A session ends after 30 days without use, and 180 days after login. Its record stays until the account is closed.',
      },
      activity: {
        name: 'Account activity',
        text: 'Logins, wrong passwords and codes, and changes of your security settings, with time, IP address, browser, and device: so that you can spot a stranger. Until the account is closed.',
      },
      money: {
        name: 'Deposits, withdrawals, conversions, exchange orders, leverage orders, fixed terms, and transactions',
        text: 'With the quotes and offers they were executed at, your progress at the counters, the addresses and masked card numbers that money went to, your balances, and the balance after each: because they are our financial records. They stay when the account is closed, see “How long”. Quotes, counter searches, and offers that you didn’t accept, withdrawals that you checked without confirming, and copies of responses that keep a payment from being processed twice, go with the account.',
      },
      rooms: {
        name: 'Your limits, breaks, and time in the leverage rooms',
        text: 'Your own limits for stakes and losses, what you staked and lost each day, a break you set, how long you’ve been in each room, and the code you entered with: so that your limits hold on every device, and the room can tell you your time in it. Until the account is closed.',
      },
      addresses: {
        name: 'Saved addresses',
        text: 'The wallet addresses in your address book, with your names for them: so that you can choose one, and allow withdrawals to these only. Until you remove them or the account is closed.',
      },
      cards: {
        name: 'Bank cards',
        text: 'The cards that you linked, with number, bank, holder, and phone: so that we can pay withdrawals to them. The number is encrypted; you see it masked. Until you remove them or the account is closed. A withdrawal keeps the masked number.',
      },
      markets: {
        name: 'Favorite markets and price alerts',
        text: 'The markets you marked, and the prices you set alerts for: so that you find them on every device, and we can notify you. Until you remove them or the account is closed; an alert that was triggered, for 30 days.',
      },
      receipts: { name: 'Transfer receipts', text: 'To confirm a deposit. Until the account is closed.' },
      petitions: {
        name: 'Messages to us',
        text: 'What you wrote under Feedback and requests, its images, and our answers: so that we can answer and you can look it up. Until the account is closed.',
      },
      notices: {
        name: 'Notices',
        text: 'The notices we sent you, which of them you’ve read, and your notice settings. Until the account is closed. If you turn on push, the address and keys that your browser gave for it: until you turn it off or log out there.',
      },
      codes: {
        name: 'Email codes',
        text: 'A one-way hash of the code, the address it went to, and the IP address that asked for it: to check the code, and to keep anyone from flooding you. For a day.',
      },
      emails: {
        name: 'Emails to you',
        text: 'Until it’s sent, and for a day at most, each one is in the database, encrypted. In the sandbox each one is a file in the outbox folder, codes included. A real operator hands them to a mail provider. Until the operator deletes them.',
      },
      attempts: {
        name: 'Attempts',
        text: 'How many times someone tried a wrong password or code for an account, and from which IP address, under one-way hashes: to slow down guessing. For a day after the last attempt.',
      },
      serverLog: {
        name: 'Server log',
        text: 'Time, number, and technical cause of requests that failed, and where many are refused, the IP address or network of the latest: to find and fix faults, and to notice attacks. Until the operator deletes it.',
      },
      auditLog: {
        name: 'Audit log',
        text: 'What the operator’s staff looked at and decided, without names and ID numbers: so that access to your documents can be checked. It is never deleted.',
      },
    },
    html: `
<p>We remove location and camera data from every photo on arrival. A photo that you upload but don’t submit is deleted after a day.</p>
<h2>What we don’t store</h2>
<ul>
<li>Your password or a recovery code in readable form.</li>
<li>What you look at or tap in the app.</li>
<li>Anything for advertising. Nothing is loaded from other companies, and nothing about you is sent to any, unless you turn on push: each message then passes through the push service of your browser’s maker, encrypted so that only your browser can read it.</li>
</ul>
<h2>On your device</h2>
<p>One cookie keeps you logged in, and another one recognizes this browser for 400 days, so that nobody who guesses your password can keep you out. No script can read them. The app remembers your language, your theme, your display currency, and whether amounts are hidden. So that it can open without a connection, it keeps what it last showed you, without cards, documents, and security settings, for seven days at most or until you log out. Unfinished forms stay in the open tab until you submit them or log out. Passwords are never among them.</p>
<h2>How long</h2>
<p>When you close your account, there is a waiting period of 14 days, during which you can change your mind. Then everything that says who you are is erased: names, email address, passwords, ID number, photos, profile photo, second factor, passkeys, sessions, account activity, agreements, messages to us, and notices. Deposits, withdrawals, conversions, orders, fixed terms, and transactions stay under a number, because financial records have to be complete. A real operator says here how many years the law requires, and whether identity documents must be kept longer.</p>
<h2>Your rights</h2>
<p>Under Security, you can download everything we store about you and close your account. If something is wrong, <a href="/contact">contact support</a>.</p>`,
  },
  agreement: {
    title: 'User agreement',
    html: `
<p>An agreement should be short enough to read. This sample isn’t binding. It shows where a real operator’s agreement goes and what it should cover.</p>
<h2>1. Your account</h2>
<p>One person, one account, with your own name and email address. Keep your password to yourself; anyone who has it can act as you. You can end any session, and you can leave at any time.</p>
<h2>2. Your money</h2>
<p>Your balance is yours, including amounts on hold. The ledger keeps it separate from the platform’s own accounts, and withdrawing what’s available never depends on a deposit, a task, a bonus, or a score.</p>
<h2>3. Prices and quotes</h2>
<p>A quote states both amounts, the rate, the mid-market rate, and the spread, and lasts 15 seconds by the server’s clock. If you accept it in time, it’s executed exactly as shown. Otherwise, nothing happens.</p>
<h2>4. Risk</h2>
<p>Currencies and cryptocurrencies can change in value quickly and without warning. Only use money you can afford to lose. Nothing on this platform is advice.</p>
<h2>5. What we may not do</h2>
<p>We may not change a ledger entry, execute at numbers you didn’t agree to, or hold your money to make you do something. If we make a mistake, we correct it with an entry that you can see, with its reason.</p>
<h2>6. Changes</h2>
<p>Each version of this agreement has a number. When there is a new one, we show it to you and ask whether you agree. Until you do, the version you agreed to stays in force for you, and nothing is locked. If the text changes while you’re opening an account, we tell you and ask again.</p>
<h2>7. Play money</h2>
<p>In the sandbox, nothing is real: not the amounts, not the market, not the operator. Nobody owes anyone anything.</p>`,
  },
};
