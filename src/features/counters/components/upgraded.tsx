import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Card } from '#design-system/card';
import { EqualButtons, Stack } from '#design-system/stack';
import type { CounterEntry } from '../model/stage.ts';
import { StageTitle } from './stage-title.tsx';

type Name = Pick<CounterEntry, 'id' | 'name'>;

interface UpgradedProps {
  from: Name;
  to: Name;
  isNew: boolean;
}

/** Announces that the completed volume moved the customer to the next counter. Both are open from now on. */
export function Upgraded({ from, to, isNew }: UpgradedProps) {
  const { t } = useTranslation('counters-exchange');
  return (
    <Card>
      <Stack gap={4}>
        <Stack gap={1}>
          <div role="status">
            <StageTitle isNew={isNew}>{t('upgraded.title', { counter: to.name })}</StageTitle>
          </div>
          <p className="text-14 text-muted text-pretty">{t('upgraded.text', { from: from.name, to: to.name })}</p>
        </Stack>
        <EqualButtons layout="stack">
          <Button block href={`/counter/${to.id}`}>
            {t('upgraded.go', { counter: to.name })}
          </Button>
          <Button block href={`/counter/${from.id}`}>
            {t('upgraded.go', { counter: from.name })}
          </Button>
        </EqualButtons>
      </Stack>
    </Card>
  );
}
