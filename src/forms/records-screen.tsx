import type { ReactNode } from 'react';
import { Screen } from '#design-system/screen';
import { TopNav } from '#design-system/top-nav';
import { useBack } from '#platform/navigation';
import { useRecordOf } from '#platform/record-of';

interface RecordsScreenProps {
  /** The path of the list, and the parameter that names one record of it. */
  address: Parameters<typeof useRecordOf>;
  /** Where Back leads from the list if the visit began there. */
  otherwise: string;
  title: string;
  /** IconButtons beside the title of the list. */
  actions?: ReactNode;
  titleOf(number: string): string;
  children(shown: string | null, open: (number: string) => void): ReactNode;
}

/** The screen of a list of records, or of the one that the address names. */
export function RecordsScreen({ address, otherwise, title, actions, titleOf, children }: RecordsScreenProps) {
  const back = useBack(otherwise);
  const { shown, open, close } = useRecordOf(...address);
  const nav =
    shown === null ? (
      <TopNav title={title} onBack={back} actions={actions} />
    ) : (
      <TopNav title={titleOf(shown)} onBack={close} />
    );
  return <Screen nav={nav}>{children(shown, open)}</Screen>;
}
