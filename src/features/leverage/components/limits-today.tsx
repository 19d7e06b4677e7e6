import { useTranslation } from 'react-i18next';
import { add, divide, isLess } from '#contract/money';
import { Amount } from '#design-system/amount';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { Progress } from '#design-system/progress';
import { Section } from '#design-system/section';
import { EqualButtons, Stack } from '#design-system/stack';
import { useToast } from '#design-system/toast';
import { Failure } from '#forms/failure';
import { useAction } from '#platform/action';
import { useDates } from '#platform/dates';
import { useRefresh } from '#platform/refresh';
import { richText } from '#platform/rich-text';
import { saveLimits, type OwnLimits } from '../api/limits.ts';
import { LimitsBreak } from './limits-break.tsx';

interface LimitsTodayProps {
  limits: OwnLimits;
  onChange(): void;
  onBreak(): void;
}

/** What counts toward the limits today, a change that waits, and a break. */
export function LimitsToday({ limits, onChange, onBreak }: LimitsTodayProps) {
  const { t } = useTranslation('leverage-limits');
  const dates = useDates();
  return (
    <Stack gap={5}>
      <LimitsBreak until={limits.break_until} />
      <Section title={t('today.title')} headingLevel={3}>
        <Use limits={limits} name="stake_per_day" used={limits.staked_today} />
        <Use
          limits={limits}
          name="loss_per_day"
          used={limits.loss_used ?? add(limits.lost_today, limits.open_stakes)}
        />
        <p className="text-12 text-muted">{t('today.reset', { moment: dates.moment(limits.resets_at) })}</p>
      </Section>
      {limits.pending && <Pending limits={limits} pending={limits.pending} />}
      <EqualButtons>
        <Button block onClick={onChange}>
          {t('change.action')}
        </Button>
        <Button block onClick={onBreak}>
          {t(limits.break_until === null ? 'break.action' : 'break.longer')}
        </Button>
      </EqualButtons>
    </Stack>
  );
}

interface UseProps {
  limits: OwnLimits;
  name: 'stake_per_day' | 'loss_per_day';
  used: string;
}

/** How much of a limit is used; without a limit only the figure. */
function Use({ limits, name, used }: UseProps) {
  const { t } = useTranslation('leverage-limits');
  const limit = limits[name];
  const amount = (value: string) => (
    <Amount value={value} currency={limits.currency} scale={limits.scale} size="small" />
  );
  if (limit === null) {
    return (
      <p className="flex flex-wrap justify-between gap-x-4 text-14">
        <span>{t(`today.${name}`)}</span>
        <span className="ms-auto text-muted">{richText(t('today.none'), { used: amount(used) })}</span>
      </p>
    );
  }
  return (
    <Stack gap={1}>
      <Progress label={t(`today.${name}`)} value={isLess(used, limit) ? Number(divide(used, limit)) : 1} />
      <p className="text-14 text-muted">{richText(t('today.of'), { used: amount(used), limit: amount(limit) })}</p>
    </Stack>
  );
}

interface PendingProps {
  limits: OwnLimits;
  pending: NonNullable<OwnLimits['pending']>;
}

/** Higher limits that wait for their 24 hours, and can still be dropped. */
function Pending({ limits, pending }: PendingProps) {
  const { t } = useTranslation('leverage-limits');
  const dates = useDates();
  const toast = useToast();
  const refresh = useRefresh();
  const names = (['stake_per_day', 'loss_per_day'] as const).filter((name) => pending[name] !== limits[name]);

  const { run, isBusy, failure } = useAction(async () => {
    await saveLimits(Object.fromEntries(names.map((name) => [name, limits[name] ?? ''])));
    await refresh(['GET leverage/limits']);
    toast({ text: t('pending.kept'), tone: 'success' });
  });

  return (
    <>
      <Callout
        title={t('pending.title', { moment: dates.moment(pending.from) })}
        action={
          <Button size="small" busy={isBusy} onClick={run}>
            {t('pending.keep')}
          </Button>
        }
      >
        {names.map((name) => (
          <p key={name}>
            {richText(t(`pending.${name}`), {
              amount:
                pending[name] === null ? (
                  <>{t('pending.none')}</>
                ) : (
                  <Amount value={pending[name]} currency={limits.currency} scale={limits.scale} size="small" unmasked />
                ),
            })}
          </p>
        ))}
      </Callout>
      <Failure of={failure} />
    </>
  );
}
