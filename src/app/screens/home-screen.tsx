import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Logo } from '#design-system/logo';
import { Screen } from '#design-system/screen';
import { Skeleton, SkeletonGroup } from '#design-system/skeleton';
import { TopNav } from '#design-system/top-nav';
import { HomeContent } from '#features/content';
import { MarketList, PriceExample } from '#features/market';
import { partOf } from '#platform/part';
import { sessionStore, useCustomer } from '#platform/session';
import { useSite } from '#platform/site';
import { loadCustomerHome } from '../components/customer-home-loader.ts';
import { LanguageButton } from '../components/language-button.tsx';
import { isOpenPath } from '../routes.ts';

const CustomerHome = partOf(async () => (await loadCustomerHome()).CustomerHome);
const NoticeBell = partOf(async () => (await loadCustomerHome()).NoticeBell);

/** Loads what a rendered page has too. */
export const ready = () => {
  const own = sessionStore.get().token === null ? [PriceExample] : [CustomerHome, NoticeBell];
  return Promise.all([...own, MarketList, HomeContent].map((part) => part.ready()));
};

/** Keeps the height while a lazy part loads. */
function Outline() {
  return (
    <SkeletonGroup>
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}

/** What the product does, shown rather than told, and the way in. */
function Introduction() {
  const { t } = useTranslation(['home', 'common']);
  return (
    <>
      <section className="flex flex-col gap-2">
        <h2 className="text-28 font-medium text-balance">{t('intro.title')}</h2>
        <p className="text-muted">{t('intro.text')}</p>
      </section>
      {/* As tall as the example. */}
      <div className="min-h-86">
        <Suspense fallback={<Outline />}>
          <PriceExample />
        </Suspense>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Button tone="primary" block href="/register">
          {t('common:action.register')}
        </Button>
        <Button block href="/login">
          {t('common:action.log-in')}
        </Button>
      </div>
    </>
  );
}

/** A component of its own, so that only the logo renders again when the site's settings arrive. */
function HomeLogo() {
  const { t } = useTranslation('common');
  const site = useSite().data;
  return <Logo src={site?.site_home_logo ?? site?.site_logo} label={t('brand')} wordmark />;
}

/** Home: the customer's total, the markets, and where to go next. */
export function HomeScreen() {
  const { t } = useTranslation('common');
  const isLoggedIn = useCustomer() !== null;
  const rest = (
    <Suspense fallback={null}>
      <MarketList movers={isLoggedIn} />
      <HomeContent isOpen={isOpenPath} />
    </Suspense>
  );
  return (
    <Screen
      tabs
      nav={
        <TopNav
          start={
            <h1>
              <span className="wide:hidden">
                <HomeLogo />
              </span>
              {/* On wide screens the logo is on the rail. */}
              <span className="hidden text-20 font-medium wide:inline">{t('navigation.home')}</span>
            </h1>
          }
          actions={
            <>
              <LanguageButton />
              {isLoggedIn && (
                <Suspense fallback={<span className="size-target" />}>
                  <NoticeBell />
                </Suspense>
              )}
            </>
          }
        />
      }
    >
      <title>{t('page-title', { screen: t('navigation.home') })}</title>
      {isLoggedIn ? (
        <Suspense fallback={<Outline />}>
          <CustomerHome />
          {rest}
        </Suspense>
      ) : (
        <>
          <Introduction />
          {rest}
        </>
      )}
    </Screen>
  );
}
