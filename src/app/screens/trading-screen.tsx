import { RotateCcwClock } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Icon } from '#design-system/icon';
import { IconButton } from '#design-system/icon-button';
import { Screen } from '#design-system/screen';
import { SkeletonRows } from '#design-system/skeleton';
import { Tabs } from '#design-system/tabs';
import { TopNav } from '#design-system/top-nav';
import { RoomsOverview } from '#features/leverage';
import { FixedTermOverview } from '#features/pledge';
import { useBack } from '#platform/navigation';
import { useSite } from '#platform/site';

/** As addresses name them. */
const tabs = ['leverage', 'pledge'] as const;

const views = {
  leverage: { records: '/leverage/record', Overview: RoomsOverview },
  pledge: { records: '/pledge/record', Overview: FixedTermOverview },
};

/** Leverage rooms and fixed terms. The address has the tab; without one, it is what is offered here. */
export default function TradingScreen() {
  const { t } = useTranslation('leverage');
  const back = useBack('/');
  const [query, setQuery] = useSearchParams();
  const isOff = useSite().data?.leverage_switch === false;
  const requested = query.get('tab');
  const tab = tabs.find((each) => each === requested) ?? (isOff ? 'pledge' : 'leverage');
  return (
    <Screen
      nav={
        <TopNav
          title={t('trading.title')}
          onBack={back}
          actions={
            <IconButton
              label={t(`trading.records.${tab}`)}
              href={views[tab].records}
              icon={<Icon icon={RotateCcwClock} />}
            />
          }
        />
      }
    >
      <Tabs
        label={t('trading.tabs')}
        value={tab}
        onChange={(next) => setQuery({ tab: next }, { replace: true })}
        items={tabs.map((value) => {
          const { Overview } = views[value];
          return {
            value,
            label: t(`trading.${value}`),
            content: (
              <Suspense fallback={<SkeletonRows count={4} />}>
                <Overview />
              </Suspense>
            ),
          };
        })}
      />
    </Screen>
  );
}
