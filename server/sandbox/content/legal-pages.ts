import type { ContentPage } from '../../domains/content/seed-store.ts';
import type { PageName } from '../../domains/content/tables.ts';
import { page } from './pages.ts';

const privacyPolicy = page(
  'Privacy policy',
  `
<p>This page says what Florin stores about you, why, and for how long. It describes what the software does today. A real operator adds its name, its address, and the law it operates under.</p>
<h2>What we store</h2>
<ul>
<li><strong>Account details.</strong> Username, display name, email address, language, invite code, and who invited you: to log you in and to write to you. Until the account is closed.</li>
<li><strong>Passwords.</strong> A one-way hash of your login password and of your fund password: to check a password without knowing it. Until you change it or the account is closed.</li>
<li><strong>Avatar.</strong> To show it next to your name. Until you replace or remove it.</li>
<li><strong>Identity documents.</strong> Your full name, ID number, and photos of the front and back of your ID: to verify your identity. The number is encrypted; only you and the reviewer can see the photos. Until the account is closed. If a submission was not verified, number and photos stay until you submit again; its time, name, and reason remain.</li>
<li><strong>Second factor.</strong> The secret of your authenticator app, encrypted, and one-way hashes of your recovery codes: to check your codes. Until you turn it off.</li>
<li><strong>Passkeys.</strong> The public key, the name you gave it, the device’s own identifier for it, and when it was last used: to log you in without a password. Never your fingerprint or face. Until you remove it.</li>
<li><strong>Sessions and login history.</strong> Time, network address, browser, and device of each login, and each change of your security settings: so that you can spot a stranger. Until the account is closed. A session ends after 30 days without use.</li>
<li><strong>Deposits, conversions, and transactions.</strong> With the balance after each: because they are our financial records. See “How long” below.</li>
<li><strong>Transfer receipts.</strong> To confirm a deposit. Until the account is closed.</li>
<li><strong>Notices.</strong> What we told you, and what you have read of it. Until the account is closed.</li>
<li><strong>Emails to you.</strong> In the sandbox each one is a file in the outbox folder, codes included. A real operator hands them to a mail provider. Until the operator deletes them.</li>
<li><strong>Attempts.</strong> How often an account or a network address tried something recently: to slow down guessing. Until shortly after.</li>
<li><strong>Server log.</strong> Time, number, and technical cause of requests that failed: to find and fix faults. Until the operator deletes it.</li>
<li><strong>Audit log.</strong> What the operator’s staff looked at and decided: so that access to your documents can be checked. It is never deleted.</li>
</ul>
<p>We remove location and camera data from every photo on arrival. A photo that you upload but don’t submit is deleted after a day.</p>
<h2>What we don’t store</h2>
<ul>
<li>Your password or a recovery code in readable form.</li>
<li>What you look at or tap in the app.</li>
<li>Anything for advertising. Nothing is loaded from other companies, and nothing about you is sent to any.</li>
</ul>
<h2>On your device</h2>
<p>One cookie keeps you logged in, and another one recognizes this browser for 400 days, so that nobody who guesses your password can keep you out. No script can read them. The app remembers your language, your theme, your display currency, and whether amounts are hidden. Unfinished forms stay in the open tab until you submit them or log out. Passwords are never among them.</p>
<h2>How long</h2>
<p>When you close your account, there is a waiting period of 14 days, during which you can change your mind. Then everything that says who you are is erased: names, email address, passwords, ID number, photos, avatar, second factor, passkeys, sessions, activity, and notices. Deposits, conversions, and transactions stay under a number, because financial records have to be complete. A real operator says here how many years the law requires, and whether identity documents must be kept longer.</p>
<h2>Your rights</h2>
<p>Under Security, you can download everything we store about you and close your account. If something is wrong, <a href="/contact">contact support</a>.</p>`,
);

const agreement = page(
  'User agreement',
  `
<p>An agreement should be short enough to read. This sample binds nobody. It shows where a real operator’s agreement goes and what it should cover.</p>
<h2>1. Your account</h2>
<p>One person, one account, with your own name and email address. Keep your password to yourself; anyone who has it can act as you. You can end any session, and you can leave at any time.</p>
<h2>2. Your money</h2>
<p>The balance your records show as available is yours. It’s kept separate from the platform’s own accounts, and withdrawing it never depends on a deposit, a task, a bonus, or a score.</p>
<h2>3. Prices and quotes</h2>
<p>A quote states both amounts, the rate, the mid-market rate, and the spread, and lasts 15 seconds by the server’s clock. If you accept it in time, it runs exactly as shown. Otherwise, nothing happens.</p>
<h2>4. Risk</h2>
<p>Currencies and cryptocurrencies can change in value quickly and without warning. Only use money you can afford to lose. Nothing on this platform is advice.</p>
<h2>5. What we may not do</h2>
<p>We may not change a booked entry, execute at numbers you didn’t agree to, or hold your money to make you do something. If we make a mistake, we correct it with an entry that you can see, with its reason.</p>
<h2>6. Changes</h2>
<p>We show new terms before they apply. If they change while you’re filling out a form, we tell you and ask again.</p>
<h2>7. Play money</h2>
<p>In the sandbox, nothing is real: not the amounts, not the market, not the operator. Nobody owes anyone anything.</p>`,
);

export const legalPages = { privacyPolicy, agreement } satisfies Partial<Record<PageName, ContentPage>>;
