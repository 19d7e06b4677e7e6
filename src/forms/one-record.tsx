import type { ReactNode } from 'react';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { ErrorState } from '#design-system/error-state';
import { SkeletonRows } from '#design-system/skeleton';
import { useErrorMessages, type Read } from '#platform/error-messages';
import { AgeNote } from './age-note.tsx';

interface OneRecordProps<Item> {
  /** The call of the list, asked for one record. */
  read: Read & { data?: { items: readonly Item[] } | undefined };
  /** Title of the error. */
  failed: string;
  notFound: { title: string; text?: string; all: { href: string; label: string } };
  children(record: Item): ReactNode;
}

/** One record of a list by the number in the URL, in each state of its read. */
export function OneRecord<Item>({ read, failed, notFound, children }: OneRecordProps<Item>) {
  const problems = useErrorMessages();
  const { data, error, isValidating } = read;
  const [record] = data?.items ?? [];
  if (record !== undefined) {
    return (
      <>
        <AgeNote of={read} />
        {children(record)}
      </>
    );
  }
  // A number that no record can have is refused as invalid.
  const isInvalid = error?.kind === 'invalid';
  if (error && !isInvalid) return <ErrorState {...problems.state(failed, read)} />;
  // A cached response may lack a record that was just created.
  if (!isInvalid && (!data || isValidating)) return <SkeletonRows count={4} />;
  return (
    <EmptyState
      illustration="lens"
      title={notFound.title}
      action={<Button href={notFound.all.href}>{notFound.all.label}</Button>}
    >
      {notFound.text}
    </EmptyState>
  );
}
