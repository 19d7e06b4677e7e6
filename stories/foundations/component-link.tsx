import { vars } from '#design-system/theme';

/** `radio-cards` as its export is spelled: `RadioCards`. */
export const exportedName = (name: string): string =>
  name.replaceAll(/(?:^|-)(?<letter>\w)/gu, (_, letter: string) => letter.toUpperCase());

/** Leads to the page of a component, out of the frame that stories are shown in. */
export function ComponentLink({ name }: { name: string }) {
  return (
    <a
      href={`./?path=/docs/components-${name}--docs`}
      target="_top"
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: vars.space.target,
        minWidth: vars.space.target,
        fontWeight: 500,
        color: vars.color.accent,
      }}
    >
      {exportedName(name)}
    </a>
  );
}
