import { URI, type TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { mailTo } from './outbox.ts';
import { logIn, newPerson, register } from './steps.ts';
import { useBrowser } from './support/browser.ts';
import { journey } from './support/journey.ts';
import { useServer } from './support/use-server.ts';
import { translationsOf } from './translations.ts';

const server = useServer();
const browser = useBrowser();

it(
  'a lost authenticator is reported at login; an open tab hears of it and stops it',
  { timeout: 180_000 },
  async () => {
    const t = await translationsOf('de-de');
    const person = newPerson();
    const { page: own } = await journey(browser(), { origin: server.origin, locale: 'de-DE' });
    await register(own, t, person, server.dataDir);
    await own.goto('/security');
    await own.getByRole('button', { name: t('security:authenticator.title') }).click();
    await own.getByLabel(t('security:settings.password'), { exact: true }).fill(person.password);
    await own.getByRole('button', { name: t('security:authenticator.begin'), exact: true }).click();
    const uri = await own.getByRole('link', { name: t('security:authenticator.open') }).getAttribute('href');
    const app = URI.parse(uri ?? '') as TOTP;
    await own.getByLabel(t('security:authenticator.code'), { exact: true }).fill(app.generate());
    await own.getByRole('button', { name: t('security:recovery.kept'), exact: true }).click();
    await own.goto('/');
    const stop = own.getByRole('button', { name: t('security:removal.stop') });

    // Someone with the password asks on another device.
    const { page: other } = await journey(browser(), { origin: server.origin, locale: 'de-DE' });
    await other.goto('/login');
    await logIn(other, t, person);
    await other.getByRole('button', { name: t('forms:second-factor.lost') }).click();
    await other.getByLabel(t('account:lost.field'), { exact: true }).fill('Mein Telefon ist kaputt.');
    await other.getByRole('button', { name: t('account:lost.submit') }).click();
    await other.getByRole('heading', { name: t('account:lost.received.title') }).waitFor();
    expect((await mailTo(server.dataDir, person.email, 'Verlust der Authenticator-App')).text).toContain('/security');

    // The open tab shows it without a reload, and the approval of the automatic operator too.
    await stop.waitFor();
    await own.getByText(/^Ihre Authenticator-App wird am .* Uhr entfernt$/).waitFor({ timeout: 30_000 });
    const approved = await mailTo(server.dataDir, person.email, 'wurde genehmigt');
    expect(approved.subject).toBe('Ihre Authenticator-App wird entfernt');

    // Asking again tells the state of the first request.
    await other.getByRole('button', { name: t('account:lost.back') }).click();
    await other.getByRole('button', { name: t('forms:second-factor.lost') }).click();
    await other.getByLabel(t('account:lost.field'), { exact: true }).fill('Bitte schneller.');
    await other.getByRole('button', { name: t('account:lost.submit') }).click();
    await other.getByRole('heading', { name: t('account:lost.repeated.title') }).waitFor();

    // One press stops it, for good.
    await stop.click();
    await own.getByText(t('security:removal.stopped')).waitFor();
    await stop.waitFor({ state: 'detached' });
    await own.goto('/security');
    await own.getByText(t('security:activity.removal-stopped')).first().waitFor();
    expect(await stop.count()).toBe(0);
    const row = t('security:authenticator.title');
    await own.getByRole('button', { name: new RegExp(`^${row}.*${t('security:authenticator.on')}$`, 's') }).waitFor();
  },
);
