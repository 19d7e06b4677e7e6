import type { ReactNode } from 'react';
import { Button } from '#design-system/button';
import { ScreenAction } from '#design-system/screen';

/** The one button of a form that fills a screen. */
export function SubmitAction({ form, children }: { form: { isSubmitting: boolean }; children: ReactNode }) {
  return (
    <ScreenAction>
      <Button type="submit" tone="primary" size="large" block busy={form.isSubmitting}>
        {children}
      </Button>
    </ScreenAction>
  );
}
