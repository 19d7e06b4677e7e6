import { useEffect } from 'react';
import { isAvailable } from '#contract/languages';
import { request } from '#platform/http';
import { languageKey, useLanguage } from '#platform/language';
import { useCustomer } from '#platform/session';
import { local } from '#platform/storage';

/** What the server was told last, by this customer on this device. */
const toldKey = 'own:told-language';

/** Tells the server the language that the customer picked, before or after the login: emails and notices have it too. */
export function useTellLanguage(): void {
  const customer = useCustomer()?.id;
  const language = useLanguage();
  useEffect(() => {
    const isPicked = local.read(languageKey) === language;
    if (customer === undefined || !isPicked || !isAvailable(language) || local.read(toldKey) === language) return;
    // Told again with the next start if this fails.
    request('POST index/lang', { lang: language }).then(
      () => local.write(toldKey, language),
      () => undefined,
    );
  }, [customer, language]);
}
