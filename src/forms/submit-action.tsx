import type { ReactNode, Ref } from 'react';
import { Button } from '#design-system/button';
import { ScreenAction } from '#design-system/screen';

interface SubmitActionProps {
  form: { isSubmitting: boolean };
  /** Of the bar, for a press guard. */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The one button of a form that fills a screen. */
export function SubmitAction({ form, ref, children }: SubmitActionProps) {
  return (
    <ScreenAction ref={ref}>
      <Button type="submit" tone="primary" size="large" block busy={form.isSubmitting}>
        {children}
      </Button>
    </ScreenAction>
  );
}
