import type { ContentPage } from '../../domains/content/seed.ts';
import type { PageName } from '../../domains/content/tables.ts';
import { page } from './pages.ts';

const privacyPolicy = page(
  'Privacy policy',
  `
<p>This page says what Florin stores about you, why, and for how long. It describes what the software does today. A real operator adds its name, its address, and the law that it works under.</p>
<h2>What is stored</h2>
<ul>
<li><strong>Account details.</strong> Username, display name, email address, language, invite code, and who invited you: to log you in and to write to you. Until the account is closed.</li>
<li><strong>Passwords.</strong> A one-way hash of your login password and of your fund password: to check a password without knowing it. Until you change it or the account is closed.</li>
<li><strong>Avatar.</strong> To show it next to your name. Until you replace or remove it.</li>
<li><strong>Identity documents.</strong> Your full name, ID number, and photos of the front and back of your ID: to verify your identity. The number is encrypted; only you and the reviewer can see the photos. Until the account is closed. If a submission was not verified, number and photos stay until you submit again; its time, name, and reason remain.</li>
<li><strong>Second factor.</strong> The secret of your authenticator app, encrypted, and one-way hashes of your recovery codes: to check your codes. Until you turn it off.</li>
<li><strong>Passkeys.</strong> The public key, the name you gave it, the device’s own identifier for it, and when it was last used: to log you in without a password. Never your fingerprint or face. Until you remove it.</li>
<li><strong>Sessions and sign-in history.</strong> Time, network address, browser, and device of each login, and each change of your security settings: so that you can spot a stranger. Until the account is closed. A session ends after 30 days without use.</li>
<li><strong>Deposits, conversions, and transactions.</strong> With the balance after each: because they are the books. See “How long” below.</li>
<li><strong>Photos of transfer receipts.</strong> To confirm a deposit. Until the account is closed.</li>
<li><strong>Notices.</strong> What we told you, and what you have read of it. Until the account is closed.</li>
<li><strong>Emails to you.</strong> In the sandbox each one is a file in the outbox folder, codes included. A real operator hands them to a mail provider. Until the operator deletes them.</li>
<li><strong>Attempts.</strong> How often an account or a network address tried something recently: to slow down guessing. Until shortly after.</li>
<li><strong>Server log.</strong> Time, number, and technical cause of requests that failed: to find and fix faults. Until the operator deletes it.</li>
<li><strong>Audit log.</strong> What the operator’s staff looked at and decided: so that access to your documents can be checked. It is never deleted.</li>
</ul>
<p>Place and camera data are removed from every photo on arrival. A photo that you upload but do not submit is deleted after a day.</p>
<h2>What is not stored</h2>
<ul>
<li>Your password or a recovery code in readable form.</li>
<li>What you look at or tap in the app.</li>
<li>Anything for advertising. Nothing is loaded from other companies, and nothing about you is sent to any.</li>
</ul>
<h2>On your device</h2>
<p>One cookie keeps you logged in, and another one recognizes this browser for 400 days, so that nobody who guesses your password can keep you out. No script can read them. The app remembers your language, your theme, your display currency, and whether amounts are hidden. Unfinished forms stay in the open tab until you submit them or log out. Passwords are never among them.</p>
<h2>How long</h2>
<p>When you close your account, there is a waiting period of 14 days, during which you can change your mind. Then everything that says who you are is erased: names, email address, passwords, ID number, photos, avatar, second factor, passkeys, sessions, activity, and notices. Deposits, conversions, and transactions stay under a number, because books with gaps are not books. A real operator says here for how many years the law asks, and whether identity documents must be kept longer.</p>
<h2>Your rights</h2>
<p>Under Security you can download everything that is stored about you, and close your account. If something is wrong, <a href="/contact">contact support</a>.</p>`,
);

const agreement = page(
  'User agreement',
  `
<p>An agreement should be short enough to be read. This sample binds nobody; it shows where a real operator’s agreement stands, and what it should cover.</p>
<h2>1. Your account</h2>
<p>One person, one account, under a name and an e-mail address of your own. Keep your password to yourself; whoever has it can act as you. You can close every session, and you can leave at any time.</p>
<h2>2. Your money</h2>
<p>What your records show as available is yours. It is held apart from the platform’s own accounts, and taking it out is never made to depend on a deposit, a task, a bonus or a score.</p>
<h2>3. Prices and quotes</h2>
<p>A quote states both amounts, the rate, the mid rate and the spread, and lives for 15 seconds by the server’s clock. Accepted in time it is executed exactly so. Otherwise nothing happens.</p>
<h2>4. Risk</h2>
<p>Currencies and cryptocurrencies change in value, quickly and without warning. Use only what you can do without. Nothing on this platform is advice.</p>
<h2>5. What we may not do</h2>
<p>We may not change a booking, execute at other figures than you agreed to, or hold your money to make you do something. A mistake of ours is corrected by a booking that you can see, with its reason.</p>
<h2>6. Changes</h2>
<p>Terms that change are shown before they apply. If they change while you are filling in a form, you are told and asked again.</p>
<h2>7. Play money</h2>
<p>In the sandbox nothing is real: not the amounts, not the market, not the operator. Nobody owes anybody anything.</p>`,
);

export const legalPages = { privacyPolicy, agreement } satisfies Partial<Record<PageName, ContentPage>>;
