import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#design-system/card';
import { useDates } from '#platform/dates';
import type { Petition } from '../model/petition.ts';

/** What the customer wrote, then the answers, as plain text. */
export function Thread({ petition }: { petition: Petition }) {
  const { t } = useTranslation(['petitions', 'common']);
  const { category, text, images, answers, created_at: sent } = petition;
  return (
    <ol className="flex flex-col gap-3">
      <Entry title={t(`category.${category}.label`)} moment={sent} text={text}>
        {images.length > 0 && (
          <ul className="grid grid-cols-3 gap-2 pt-2">
            {images.map((address, index) => (
              <Picture key={address} address={address} label={t('image.open', { number: index + 1 })} />
            ))}
          </ul>
        )}
      </Entry>
      {answers.map((answer, index) => (
        <Entry
          // Answers are only ever added.
          key={index}
          isAnswer
          title={t('from', { site: t('common:brand') })}
          moment={answer.created_at}
          text={answer.text}
        />
      ))}
    </ol>
  );
}

interface EntryProps {
  title: string;
  moment: string;
  text: string;
  isAnswer?: boolean;
  children?: ReactNode;
}

function Entry({ title, moment, text, isAnswer = false, children }: EntryProps) {
  const dates = useDates();
  const id = useId();
  return (
    <li aria-labelledby={id}>
      <Card tone={isAnswer ? 'quiet' : 'plain'}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-1">
          <h2 id={id} className="text-14 font-medium">
            {title}
          </h2>
          <p className="text-14 text-muted">{dates.moment(moment)}</p>
        </div>
        <p className="whitespace-pre-line wrap-anywhere" dir="auto" translate="no">
          {text}
        </p>
        {children}
      </Card>
    </li>
  );
}

/** A small picture that opens in full. */
function Picture({ address, label }: { address: string; label: string }) {
  const { t } = useTranslation('petitions');
  const [isGone, setGone] = useState(false);
  if (isGone)
    return (
      <li className="flex aspect-square items-center justify-center rounded-small bg-sunken p-2 text-center text-12 text-muted">
        {t('image.gone')}
      </li>
    );
  return (
    <li>
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className="block rounded-small border border-line p-1.5 hover:bg-sunken"
      >
        <img
          src={address}
          alt={label}
          onError={() => setGone(true)}
          className="aspect-square w-full rounded-small object-cover"
        />
      </a>
    </li>
  );
}
