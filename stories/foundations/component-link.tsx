import { vars } from '#design-system/theme';
import { exportOf } from '../../scripts/component-docs/names.ts';

/** Links to a component's page, out of the story's iframe. */
export function ComponentLink({ name }: { name: string }) {
  return (
    <a
      href={`./?path=/docs/components-${name}--docs`}
      target="_top"
      translate="no"
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: vars.space.target,
        minWidth: vars.space.target,
        fontWeight: 500,
        color: vars.color.accent,
      }}
    >
      {exportOf(name)}
    </a>
  );
}
