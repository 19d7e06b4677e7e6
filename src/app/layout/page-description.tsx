import { useTranslation } from 'react-i18next';
import { routeAt } from '../routes.ts';
import { useShownPath } from '../first-screen.ts';

/** Screens that don't say themselves what they are: content pages do. */
const described = ['home', 'trend', 'login', 'register', 'contact'] as const;

/** What search engines show of a public screen, and its one address, without what a link adds to it. */
export function PageDescription() {
  const { t } = useTranslation('content');
  const path = useShownPath();
  const route = path === null ? undefined : routeAt(path);
  if (path === null || route?.access !== 'public') return null;
  // The server answers every address with the app, so this alone tells that nothing is there.
  if (route.name === '404') return <meta name="robots" content="noindex" />;
  const name = described.find((each) => each === route.name);
  return (
    <>
      {name && <meta name="description" content={t(`screens.${name}`)} />}
      <link rel="canonical" href={window.location.origin + path} />
    </>
  );
}
