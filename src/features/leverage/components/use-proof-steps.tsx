import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Compared, type Findings, proofSteps, type ProofStepName } from '#contract/leverage-verify';
import { leverageCategories } from '#contract/leverage-rules';
import { ticksPerMinute } from '#contract/market-simulation';
import { Amount } from '#design-system/amount';
import type { ProofState, ProofStep } from '#design-system/proof-steps';
import { useDates } from '#platform/dates';
import { richText } from '#platform/rich-text';
import type { Progress } from '../api/proof.ts';

/** Returns the steps of a verification in words, with what each compared. */
export function useProofSteps({ holds, findings, outcome, fails }: Progress): ProofStep[] {
  const { t } = useTranslation(['leverage-proof', 'leverage']);
  const dates = useDates();

  const names = (categories: readonly string[]): string =>
    leverageCategories
      .filter((category) => categories.includes(category))
      .map((category) => t(`leverage:category.${category}`))
      .join(t('separator'));

  const price = (value: string | null): ReactNode =>
    value === null ? (
      t('none')
    ) : (
      <Amount value={value} scale={findings.proof?.scale ?? 0} size="small" tone="muted" unmasked />
    );

  const compared = ({ stated, computed }: Compared<string | null>): ReactNode => (
    <>
      <span className="block">{richText(t('computed'), { price: <>{price(computed)}</> })}</span>
      <span className="block">{richText(t('stated'), { price: <>{price(stated)}</> })}</span>
    </>
  );

  // On lines of their own: not every language puts a space between sentences.
  const sentences = (lines: readonly { id: string; text: string }[]): ReactNode =>
    lines.map(({ id, text }) => (
      <span key={id} className="block">
        {text}
      </span>
    ));

  const texts: Record<ProofStepName, (found: Findings) => Pick<ProofStep, 'description' | 'values'>> = {
    form: ({ proof }) => ({ description: proof && t('step.form.text', { period: proof.period }) }),
    commitment: ({ chains }) => ({
      description:
        chains &&
        sentences(
          chains.map(({ day, publishedAt, before }) => ({
            id: day,
            text: t('step.commitment.text', { published: dates.moment(publishedAt), before: dates.moment(before) }),
          })),
        ),
      values:
        chains?.map(({ day, end }) => ({
          id: day,
          label: t('step.commitment.end', { day: dates.calendarDay(day) }),
          value: end,
          copyLabel: t('step.commitment.copy'),
        })) ?? [],
    }),
    seeds: ({ seeds }) => ({
      description:
        seeds &&
        sentences(seeds.map(({ minute, times }) => ({ id: minute, text: t('step.seeds.text', { count: times }) }))),
      values:
        seeds?.map(({ minute, seed }) => ({
          id: minute,
          label: t('step.seeds.seed', { clock: dates.time(minute) }),
          value: seed,
          copyLabel: t('step.seeds.copy'),
        })) ?? [],
    }),
    prices: ({ start, opening }) => ({
      description: start && opening && (
        <>
          {t('step.prices.text', {
            count: start.minutes,
            from: dates.moment(start.minute),
            ticks: start.minutes * ticksPerMinute,
          })}
          {compared(opening)}
        </>
      ),
    }),
    close: ({ close }) => ({ description: close && compared(close) }),
    result: ({ digit, won }) => ({
      description: won && t('step.result.text', { digit, computed: names(won.computed), stated: names(won.stated) }),
    }),
  };

  const stateOf = (name: ProofStepName, index: number): ProofState => {
    if (holds.includes(name)) return 'holds';
    if (fails === name) return 'fails';
    return outcome === undefined && index === holds.length ? 'checking' : 'waiting';
  };

  return proofSteps.map((name, index) => {
    const state = stateOf(name, index);
    const isShown = state === 'holds' || state === 'fails';
    return {
      id: name,
      title: t(`step.${name}.title`),
      state,
      ...(isShown ? texts[name](findings) : {}),
      ...(state === 'fails' && texts[name](findings).description === undefined
        ? { description: t(`step.${name}.fails`) }
        : {}),
    };
  });
}
